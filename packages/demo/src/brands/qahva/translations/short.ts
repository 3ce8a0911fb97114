import { html } from '../../../legal.ts';
import type { TextTranslations } from '../../../added-languages.ts';

/** Groups, categories, answers, places, banners, vacancies and pages, by their English texts. */
export const shortTexts: TextTranslations = {
  'On Fridays': ['أيام الجمعة', 'Жұма күндері', 'Cuma günleri', '每周五'],
  Classics: ['قهوة كلاسيكية', 'Классикалық кофе', 'Klasik kahveler', '经典咖啡'],
  Coffee: ['قهوة', 'Кофе', 'Kahve', '咖啡'],
  Sugar: ['سكر', 'Қант', 'Şeker', '糖'],
  White: ['سكر أبيض', 'Ақ қант', 'Beyaz', '白糖'],
  Brown: ['سكر بني', 'Қоңыр қант', 'Esmer', '红糖'],
  Stevia: ['ستيفيا', 'Стевия', 'Stevya', '甜菊糖'],
  Size: ['الحجم', 'Көлемі', 'Boy', '杯型'],
  '250 ml': ['250 مل', '250 мл', '250 ml', '250 毫升'],
  '350 ml': ['350 مل', '350 мл', '350 ml', '350 毫升'],
  '450 ml': ['450 مل', '450 мл', '450 ml', '450 毫升'],
  Syrup: ['شراب منكّه', 'Шәрбат', 'Şurup', '糖浆'],
  Vanilla: ['فانيليا', 'Ваниль', 'Vanilya', '香草'],
  Caramel: ['كراميل', 'Карамель', 'Karamel', '焦糖'],
  'Salted caramel': ['كراميل مملّح', 'Тұзды карамель', 'Tuzlu karamel', '海盐焦糖'],
  Hazelnut: ['بندق', 'Орман жаңғағы', 'Fındık', '榛子'],
  Halva: ['حلاوة', 'Халуа', 'Helva', '酥糖'],
  Lavender: ['لافندر', 'Лаванда', 'Lavanta', '薰衣草'],
  Milk: ['الحليب', 'Сүт', 'Süt', '奶'],
  'Whole cow’s milk': ['حليب بقر كامل الدسم', 'Сиыр сүті', 'Tam yağlı inek sütü', '全脂牛奶'],
  'Lactose-free': ['خالٍ من اللاكتوز', 'Лактозасыз', 'Laktozsuz', '无乳糖奶'],
  Oat: ['حليب شوفان', 'Сұлы сүті', 'Yulaf sütü', '燕麦奶'],
  Coconut: ['حليب جوز الهند', 'Кокос сүті', 'Hindistan cevizi sütü', '椰奶'],
  Almond: ['حليب لوز', 'Бадам сүті', 'Badem sütü', '杏仁奶'],
  Extras: ['إضافات', 'Қосымша', 'Ekstralar', '加料'],
  'Espresso shot': ['جرعة إسبريسو', 'Эспрессо шоты', 'Espresso shot', '加一份浓缩'],
  Cinnamon: ['قرفة', 'Даршын', 'Tarçın', '肉桂'],
  Marshmallows: ['مارشميلو', 'Маршмеллоу', 'Marshmallow', '棉花糖'],
  'Whipped cream': ['كريمة مخفوقة', 'Көпіртілген кілегей', 'Krem şanti', '鲜奶油'],
  Signatures: ['مشروباتنا الخاصة', 'Авторлық сусындар', 'İmza içecekler', '招牌特调'],
  'Iced coffee': ['قهوة مثلجة', 'Мұздай кофе', 'Buzlu kahve', '冰咖啡'],
  'Beans to take home': ['حبوب للمنزل', 'Үйге кофе', 'Eve kahve', '外带咖啡豆'],
  Grind: ['الطحن', 'Ұнтақтау', 'Öğütme', '研磨'],
  'Whole bean': ['حبوب كاملة', 'Дән күйінде', 'Çekirdek', '整豆'],
  Filter: ['للفلتر', 'Фильтрге', 'Filtre için', '滤泡'],
  'Moka pot': ['لإبريق موكا', 'Гейзерге', 'Moka pot için', '摩卡壶'],
  Cezve: ['للركوة', 'Жезвеге', 'Cezve için', '土耳其壶'],
  'Tea and matcha': ['شاي وماتشا', 'Шай мен матча', 'Çay ve matcha', '茶与抹茶'],
  'Tea and lemonade': ['شاي وليموناضة', 'Шай мен лимонад', 'Çay ve limonata', '茶与汽水'],
  'Lemonades and juices': [
    'ليموناضة وعصائر',
    'Лимонадтар мен шырындар',
    'Limonata ve meyve suyu',
    '汽水与果汁',
  ],
  Breakfast: ['فطور', 'Таңғы ас', 'Kahvaltı', '早餐'],
  'Food and bakery': ['طعام ومخبوزات', 'Тағам мен нан-тоқаш', 'Yemek ve fırın', '餐点与烘焙'],
  Sandwiches: ['ساندويتشات', 'Сэндвичтер', 'Sandviçler', '三明治'],
  Bakery: ['مخبوزات', 'Нан-тоқаш', 'Fırından', '烘焙'],
  Desserts: ['حلويات', 'Десерттер', 'Tatlılar', '甜点'],
  'Qahva Payti': ['قهوة بايتي', 'Қахва Пайти', 'Qahva Payti', '咖啡时光'],
  '© 2026 Qahva Payti': ['© 2026 قهوة بايتي', '© 2026 Қахва Пайти', '© 2026 Qahva Payti', '© 2026 咖啡时光'],
  'A pause the size of a cup': [
    'استراحة بحجم فنجان',
    'Бір кесе үзіліс',
    'Bir fincanlık mola',
    '一杯咖啡的小憩',
  ],
  Tashkent: ['طشقند', 'Ташкент', 'Taşkent', '塔什干'],
  Oybek: ['أويبيك', 'Ойбек', 'Oybek', '奥伊别克'],
  Khadra: ['خدرا', 'Хадра', 'Hadra', '哈德拉'],
  'Botanical Garden': ['الحديقة النباتية', 'Ботаника бағы', 'Botanik Bahçesi', '植物园'],
  Bar: ['البار', 'Бар', 'Bar', '吧台'],
  'Main room': ['القاعة الرئيسية', 'Негізгі зал', 'Ana salon', '主厅'],
  'Quiet room': ['قاعة هادئة', 'Тыныш бөлме', 'Sessiz oda', '静室'],
  Terrace: ['الشرفة', 'Терраса', 'Teras', '露台'],
  'Halva latte': ['لاتيه بالحلاوة', 'Халуа латте', 'Helvalı latte', '酥糖拿铁'],
  'Breakfast all day': ['فطور طوال اليوم', 'Күні бойы таңғы ас', 'Gün boyu kahvaltı', '全天早餐'],
  Barista: ['باريستا', 'Бариста', 'Barista', '咖啡师'],
  'A love of coffee and a smile; we teach the rest.': [
    'حب القهوة وابتسامة؛ والباقي نعلّمه.',
    'Кофеге деген сүйіспеншілік пен күлкі; қалғанын үйретеміз.',
    'Kahve sevgisi ve bir gülümseme; gerisini biz öğretiriz.',
    '热爱咖啡，面带微笑；其余我们教您。',
  ],
  '<h2>A place to stop</h2>': [
    html([
      {
        title: 'مكان للتوقف',
        text: [
          'قهوة بايتي ثلاثة مقاهٍ نمت من غرفة بثماني طاولات قرب محطة أويبيك. نحمّص كل أسبوع، فلا يزيد عمر حبوبنا على أسبوعين.',
          'اعمل هنا أو ادرس أو اجلس بصمت فقط. كلمة سر الواي فاي على الإيصال.',
        ],
      },
      { title: 'وعدنا', text: ['إن لم تعجبك القهوة نحضّر غيرها. دون أسئلة.'] },
    ]),
    html([
      {
        title: 'Тоқтайтын жер',
        text: [
          'Қахва Пайти — Ойбек бекетіндегі сегіз үстелді бөлмеден өскен үш кофехана. Дәнді апта сайын өзіміз қуырамыз, сондықтан ол ешқашан екі аптадан ескі болмайды.',
          'Мұнда жұмыс істеуге, оқуға немесе жай үнсіз отыруға болады. Wi-Fi құпиясөзі чекте.',
        ],
      },
      { title: 'Біздің уәде', text: ['Кофе ұнамаса, басқасын дайындаймыз. Сұрақ қоймаймыз.'] },
    ]),
    html([
      {
        title: 'Durmak için bir yer',
        text: [
          'Qahva Payti, Oybek istasyonunun yanındaki sekiz masalı odadan doğan üç kafedir. Her hafta kendimiz kavururuz; çekirdeklerimiz iki haftadan eski olmaz.',
          'Burada çalışın, ders çalışın ya da sadece sessizce oturun. Wi-Fi parolası fişin üstünde.',
        ],
      },
      { title: 'Sözümüz', text: ['Kahvenizi beğenmezseniz başkasını yaparız. Soru sormayız.'] },
    ]),
    html([
      {
        title: '停下来的地方',
        text: [
          '咖啡时光是从奥伊别克地铁站旁八张桌子的小屋成长起来的三家咖啡馆。我们每周自己烘豆，所以豆子绝不超过两周。',
          '可以在这里工作、学习，或者只是静静坐着。Wi-Fi 密码印在小票上。',
        ],
      },
      { title: '我们的承诺', text: ['如果不喜欢这杯咖啡，我们再做一杯，不问缘由。'] },
    ]),
  ],
  '<h2>Order at your table</h2>': [
    html([
      {
        title: 'اطلب من طاولتك',
        text: [
          'اختر طاولتك من القائمة أو امسح رمز QR الموجود عليها أو الصق الرابط المطبوع عليها، وسيحضر الباريستا قهوتك إليك.',
        ],
      },
    ]),
    html([
      {
        title: 'Үстелден тапсырыс беру',
        text: [
          'Үстеліңізді тізімнен таңдаңыз, ондағы QR кодты сканерлеңіз немесе жазылған сілтемені қойыңыз. Кофені бариста әкеледі.',
        ],
      },
    ]),
    html([
      {
        title: 'Masadan sipariş',
        text: [
          'Masanızı listeden seçin, üzerindeki QR kodunu okutun veya orada yazan bağlantıyı yapıştırın. Kahvenizi barista getirir.',
        ],
      },
    ]),
    html([
      {
        title: '桌边点单',
        text: ['从列表中选择餐桌、扫描桌上的二维码，或粘贴桌上印的链接，咖啡师会把咖啡送到您的桌上。'],
      },
    ]),
  ],
};
