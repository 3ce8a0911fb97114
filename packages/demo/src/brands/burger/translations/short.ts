import { leftToRight } from '@dasturxon/core/format';

import { html } from '../../../legal.ts';
import type { TextTranslations } from '../../../added-languages.ts';

/** Groups, categories, answers, places, banners, stories, vacancies and pages, by their English texts. */
export const shortTexts: TextTranslations = {
  'Beef burgers': ['برغر لحم البقر', 'Сиыр еті бургерлері', 'Dana burgerler', '牛肉汉堡'],
  Burgers: ['برغر', 'Бургерлер', 'Burgerler', '汉堡'],
  Size: ['الحجم', 'Өлшемі', 'Boyut', '规格'],
  'Single patty': ['قرص واحد', 'Бір котлет', 'Tek köfteli', '单层肉饼'],
  'Double patty': ['قرصان', 'Екі котлет', 'Çift köfteli', '双层肉饼'],
  'Triple patty': ['ثلاثة أقراص', 'Үш котлет', 'Üç köfteli', '三层肉饼'],
  Extras: ['إضافات', 'Қосымшалар', 'Ekstralar', '加料'],
  Cheddar: ['تشيدر', 'Чеддер', 'Çedar', '切达奶酪'],
  'Beef bacon': ['بيكون بقري', 'Сиыр беконы', 'Dana bacon', '牛培根'],
  'Fried egg': ['بيضة مقلية', 'Қуырылған жұмыртқа', 'Sahanda yumurta', '煎蛋'],
  Jalapeños: ['هالابينو', 'Халапеньо', 'Jalapeño', '墨西哥辣椒'],
  'Fried mushrooms': ['فطر مقلي', 'Қуырылған саңырауқұлақ', 'Kavrulmuş mantar', '煎蘑菇'],
  'Caramelised onion': ['بصل مكرمل', 'Карамельденген пияз', 'Karamelize soğan', '焦糖洋葱'],
  Pickles: ['مخلل', 'Тұздалған қияр', 'Turşu', '酸黄瓜'],
  Avocado: ['أفوكادو', 'Авокадо', 'Avokado', '牛油果'],
  Sauces: ['صلصات', 'Тұздықтар', 'Soslar', '酱料'],
  'Bek sauce': ['صلصة بك', 'Бек тұздығы', 'Bek sosu', '贝克酱'],
  Barbecue: ['باربكيو', 'Барбекю', 'Barbekü', '烧烤酱'],
  Cheese: ['جبن', 'Ірімшік', 'Peynirli', '芝士'],
  Garlic: ['ثوم', 'Сарымсақ', 'Sarımsaklı', '蒜香'],
  'Hot chilli': ['تشيلي حار', 'Ащы чили', 'Acı sos', '特辣'],
  'Chicken and more': ['دجاج وغيره', 'Тауық және басқалар', 'Tavuk ve diğerleri', '鸡肉及其他'],
  Combos: ['كومبو', 'Комболар', 'Menüler', '套餐'],
  Side: ['الطبق الجانبي', 'Гарнир', 'Yan ürün', '小食'],
  'Step 1: burger': ['الخطوة 1: برغر', '1-қадам: бургер', '1. adım: burger', '第1步：汉堡'],
  'Step 2: side': ['الخطوة 2: طبق جانبي', '2-қадам: тіскебасар', '2. adım: yan ürün', '第2步：小食'],
  'Step 3: drink': ['الخطوة 3: مشروب', '3-қадам: сусын', '3. adım: içecek', '第3步：饮料'],
  'Crispy Chicken': ['دجاج مقرمش', 'Криспи Чикен', 'Çıtır Tavuk', '香脆鸡'],
  Veggie: ['نباتي', 'Көкөністі', 'Sebzeli', '素食'],
  Fish: ['سمك', 'Балық', 'Balıklı', '鱼肉'],
  Slaw: ['سلطة ملفوف', 'Қырыққабат салаты', 'Lahana salatası', '卷心菜沙拉'],
  Tea: ['شاي', 'Шай', 'Çay', '茶'],
  'Happy hours': ['ساعات سعيدة', 'Бақытты сағаттар', 'Mutlu saatler', '欢乐时光'],
  'French fries': ['بطاطا مقلية', 'Картоп фри', 'Patates kızartması', '薯条'],
  'Potato wedges': ['بطاطا ريفية', 'Ауыл картобы', 'Elma dilim patates', '薯角'],
  'Onion rings': ['حلقات بصل', 'Пияз сақиналары', 'Soğan halkası', '洋葱圈'],
  Salad: ['سلطة', 'Салат', 'Salata', '沙拉'],
  Drink: ['المشروب', 'Сусын', 'İçecek', '饮料'],
  Cola: ['كولا', 'Кола', 'Kola', '可乐'],
  Lemonade: ['ليموناضة', 'Лимонад', 'Limonata', '柠檬汽水'],
  Ayran: ['عيران', 'Айран', 'Ayran', '咸酸奶'],
  Water: ['ماء', 'Су', 'Su', '水'],
  'Wraps and hot dogs': ['رول وهوت دوغ', 'Роллдар мен хот-догтар', 'Dürüm ve sosisli', '卷饼与热狗'],
  'Fries and bites': ['بطاطا ومقبلات', 'Фри мен тіскебасарлар', 'Patates ve atıştırmalıklar', '薯条小食'],
  Sides: ['مقبلات', 'Тіскебасарлар', 'Yan lezzetler', '小食'],
  Portion: ['الحصة', 'Порция', 'Porsiyon', '份量'],
  Small: ['صغير', 'Кіші', 'Küçük', '小份'],
  Medium: ['متوسط', 'Орташа', 'Orta', '中份'],
  Large: ['كبير', 'Үлкен', 'Büyük', '大份'],
  Salads: ['سلطات', 'Салаттар', 'Salatalar', '沙拉'],
  Milkshakes: ['ميلك شيك', 'Милкшейктер', 'Milkshake', '奶昔'],
  'Drinks and desserts': ['مشروبات وحلويات', 'Сусындар мен десерттер', 'İçecek ve tatlı', '饮品与甜点'],
  'On top': ['على الوجه', 'Үстіне', 'Üstüne', '顶料'],
  'Whipped cream': ['كريمة مخفوقة', 'Көпіртілген кілегей', 'Krem şanti', '鲜奶油'],
  'Cookie crumbs': ['فتات كوكيز', 'Печенье үгіндісі', 'Kurabiye kırıntısı', '曲奇碎'],
  Cherry: ['كرز', 'Шие', 'Vişne', '樱桃'],
  Drinks: ['مشروبات', 'Сусындар', 'İçecekler', '饮品'],
  Volume: ['الحجم', 'Көлемі', 'Hacim', '容量'],
  '0.3 l': ['0.3 ل', '0,3 л', '0,3 l', '0.3 升'],
  '0.5 l': ['0.5 ل', '0,5 л', '0,5 l', '0.5 升'],
  '0.8 l': ['0.8 ل', '0,8 л', '0,8 l', '0.8 升'],
  Desserts: ['حلويات', 'Десерттер', 'Tatlılar', '甜点'],
  'Burger Bek': ['برغر بك', 'Бургер Бек', 'Burger Bek', '贝克汉堡'],
  '© 2026 Burger Bek': ['© 2026 برغر بك', '© 2026 Бургер Бек', '© 2026 Burger Bek', '© 2026 贝克汉堡'],
  'On the fire day and night': [
    'على النار ليلًا ونهارًا',
    'Күн-түн от үстінде',
    'Gece gündüz ateşin başında',
    '炉火日夜不熄',
  ],
  Tashkent: ['طشقند', 'Ташкент', 'Taşkent', '塔什干'],
  'Bek Mirabad': ['بك ميراباد', 'Бек Мирабад', 'Bek Mirabad', '贝克·米拉巴德'],
  'Bek Yunusabad': ['بك يونس آباد', 'Бек Юнусабад', 'Bek Yunusabad', '贝克·尤努萨巴德'],
  'Bek combo −15%': ['كومبو بك −15٪', 'Бек комбо −15 %', 'Bek menü −%15', '贝克套餐 −15%'],
  'Meet the Double Smash': ['وصل دبل سماش', 'Дабл Смэш келді', 'Double Smash geldi', '双层压肉堡上市'],
  '10% off with BEK10': [
    'خصم 10٪ بالرمز BEK10',
    'BEK10 кодымен −10 %',
    'BEK10 koduyla −%10',
    '输入 BEK10 享 9 折',
  ],
  'Milkshake season': ['موسم الميلك شيك', 'Милкшейк маусымы', 'Milkshake mevsimi', '奶昔季'],
  Monster: ['مونستر', 'Монстр', 'Canavar', '巨兽堡'],
  'Four patties. Four cheeses. One hero.': [
    'أربعة أقراص. أربع طبقات جبن. بطل واحد.',
    'Төрт котлет. Төрт ірімшік. Бір батыр.',
    'Dört köfte. Dört peynir. Bir kahraman.',
    '四层肉饼，四层芝士，一位勇士。',
  ],
  'Five percent cashback on every order.': [
    'كاش باك 5٪ على كل طلب.',
    'Әр тапсырыстан бес пайыз кешбэк.',
    'Her siparişte yüzde beş nakit iade.',
    '每单返现 5%。',
  ],
  Cashback: ['كاش باك', 'Кешбэк', 'Nakit iade', '返现'],
  'At night': ['ليلًا', 'Түнде', 'Geceleri', '深夜'],
  'Mirabad delivers all night.': [
    'ميراباد يوصل طوال الليل.',
    'Мирабад түні бойы жеткізеді.',
    'Mirabad bütün gece teslim eder.',
    '米拉巴德店整夜配送。',
  ],
  'Bek sauce is free with a burger.': [
    'صلصة بك مجانًا مع البرغر.',
    'Бургермен Бек тұздығы тегін.',
    'Burgerin yanında Bek sosu bedava.',
    '点汉堡免费送贝克酱。',
  ],
  'Grill cook': ['طاهي شواء', 'Гриль аспазы', 'Izgara ustası', '烧烤厨师'],
  'Night shifts, a year of experience.': [
    'ورديات ليلية وخبرة سنة.',
    'Түнгі ауысымдар, бір жыл тәжірибе.',
    'Gece vardiyası, bir yıl deneyim.',
    '可上夜班，一年以上经验。',
  ],
  'Order operator': ['موظف طلبات', 'Тапсырыс операторы', 'Sipariş operatörü', '订单客服'],
  'Clear speech, Uzbek and Russian.': [
    'نطق واضح، الأوزبكية والروسية.',
    'Анық сөйлеу, өзбек және орыс тілі.',
    'Düzgün konuşma, Özbekçe ve Rusça.',
    '口齿清晰，会乌兹别克语和俄语。',
  ],
  '<h2>One griddle, one fire</h2>': [
    html([
      {
        title: 'صاج واحد ونار واحدة',
        text: [
          'في عام 2017 افتتح بيكزود شواية متنقلة في سيارة والده. في الليلة الأولى بيع ثلاثون برغر، وفي الثانية وصل الطابور إلى الزاوية.',
          'لدينا اليوم مطبخان، لكن القرص ما زال يُشكّل باليد ولا يوضع على الصاج إلا بعد طلبك.',
        ],
      },
      {
        title: 'ماذا في الداخل',
        text: ['لا نخفي مما نطبخ:'],
        points: ['120 غرامًا من لحم البقر المحلي المرمّري فقط', 'بريوش يُخبز كل يوم', 'صلصات نصنعها بأنفسنا'],
      },
    ]),
    html([
      {
        title: 'Бір таба, бір от',
        text: [
          '2017 жылы Бекзод әкесінің көлігінде жылжымалы гриль ашты. Бірінші түні отыз бургер сатылды, екіншісінде кезек бұрышқа дейін созылды.',
          'Қазір екі ас үйіміз бар, бірақ котлет әлі қолмен жасалады және табаға тек сіз тапсырыс бергенде ғана түседі.',
        ],
      },
      {
        title: 'Ішінде не бар',
        text: ['Неден дайындайтынымызды жасырмаймыз:'],
        points: [
          '120 грамм жергілікті мәрмәр сиыр еті ғана',
          'күн сайын пісірілетін бриоштар',
          'өзіміз қайнататын тұздықтар',
        ],
      },
    ]),
    html([
      {
        title: 'Tek plaka, tek ateş',
        text: [
          '2017’de Bekzod, babasının aracında gezici bir ızgara açtı. İlk gece otuz burger satıldı, ikinci gece kuyruk köşeye ulaştı.',
          'Şimdi iki mutfağımız var ama köfte hâlâ elde yapılıyor ve plakaya ancak siz sipariş verince konuyor.',
        ],
      },
      {
        title: 'İçinde ne var',
        text: ['Ne kullandığımızı saklamıyoruz:'],
        points: [
          '120 gram yerli mermer dana eti, başka hiçbir şey',
          'her gün pişen brioşlar',
          'kendi yaptığımız soslar',
        ],
      },
    ]),
    html([
      {
        title: '一块铁板，一炉火',
        text: [
          '2017 年，别克佐德在父亲的车上开了流动烤摊。第一晚卖出三十个汉堡，第二晚队伍排到了街角。',
          '如今我们有两间厨房，但肉饼仍是手工捏制，您下单后才上铁板。',
        ],
      },
      {
        title: '里面有什么',
        text: ['我们不隐瞒用料：'],
        points: ['120 克本地雪花牛肉，别无其他', '每日现烤布里欧面包', '自己熬制的酱料'],
      },
    ]),
  ],
  '<h2>Delivery</h2>': [
    html([
      {
        title: 'التوصيل',
        text: [
          `أقل طلب ${leftToRight('30 000')} سوم. وسط المدينة 14 000، ويونس آباد ${leftToRight('18 000')} سوم؛ وما بعد ذلك بحسب المسافة.`,
        ],
      },
    ]),
    html([
      {
        title: 'Жеткізу',
        text: [
          'Ең аз тапсырыс 30 000 сом. Орталыққа 14 000, Юнусабадқа 18 000 сом; одан әрі қашықтығына қарай.',
        ],
      },
    ]),
    html([
      {
        title: 'Teslimat',
        text: ['En az sipariş 30 000 som. Merkez 14 000, Yunusabad 18 000 som; daha uzağı mesafeye göre.'],
      },
    ]),
    html([
      {
        title: '配送',
        text: ['起送价 30 000 苏姆。市中心配送费 14 000，尤努萨巴德 18 000 苏姆；更远按距离计费。'],
      },
    ]),
  ],
};
