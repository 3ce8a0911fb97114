import { leftToRight } from '@dasturxon/core/format';

import { html } from '../../../legal.ts';
import type { TextTranslations } from '../../../added-languages.ts';

export const pages: TextTranslations = {
  '<h2>The cauldron grandfather left</h2>': [
    html([
      {
        title: 'قِدر ورثناه عن الجد',
        text: [
          'بدأ «ديلكش أوش» عام 1998 في تشيلانزار بقِدر واحد وعشرة كراسٍ. كان الطاهي رحمة الله آتا يوقد النار في الخامسة صباحا، وعند الظهر كان قاع القِدر يظهر.',
          'اليوم لدينا ثلاثة مقاهٍ، والنظام هو نفسه: أرز ديفزيرا من أوزغن، ولحم الفجر، وجزر يُقطّع باليد.',
        ],
      },
      {
        title: 'بماذا نؤمن',
        text: ['البلوف الجيد لا يحب العجلة. لذلك لا نستخدم شيئًا مجمّدًا ولا نسخّن طعام الأمس.'],
        points: ['لحم حلال من مزارعين نعرفهم', 'خبزنا من التندور', 'زيت كتان وقطن دون زيت نخيل'],
      },
    ]),
    html([
      {
        title: 'Атадан қалған қазан',
        text: [
          'Дилкаш Ош 1998 жылы Шыланзарда бір қазан мен он орындықтан басталды. Аспаз Рахматулла ата таңғы бесте от жағатын, түске қарай қазанның түбі көрініп қалатын.',
          'Бүгін үш шайханамыз бар, бірақ тәртіп сол қалпы: Өзгеннен дәвзіра күріші, таңда алынған ет, қолмен туралған сәбіз.',
        ],
      },
      {
        title: 'Біз неге сенеміз',
        text: ['Жақсы палау асықпайды. Сондықтан мұздатылған өнім қолданбаймыз, кешегіні жылытып бермейміз.'],
        points: [
          'таныс фермерлерден алынған халал ет',
          'тандырда піскен өз нанымыз',
          'зығыр және мақта майы, пальма майынсыз',
        ],
      },
    ]),
    html([
      {
        title: 'Dededen kalan kazan',
        text: [
          'Dilkash Osh 1998’de Çilanzar’da bir kazan ve on sandalyeyle başladı. Aşçı Rahmatulla Ata sabahın beşinde ateşi yakar, öğleye kazanın dibi görünürdü.',
          'Bugün üç çayhanemiz var ama düzen aynı: Özgen’den devzira pirinci, sabah alınan et, elde doğranan havuç.',
        ],
      },
      {
        title: 'Neye inanıyoruz',
        text: ['İyi pilav aceleye gelmez. Bu yüzden donmuş ürün kullanmaz, dünkü yemeği ısıtmayız.'],
        points: [
          'tanıdığımız çiftçilerden helal et',
          'tandırda pişen kendi ekmeğimiz',
          'keten ve pamuk yağı, palm yağı yok',
        ],
      },
    ]),
    html([
      {
        title: '祖父留下的大锅',
        text: [
          '迪尔卡什抓饭始于 1998 年的奇兰扎尔，当时只有一口大锅和十把椅子。厨师拉赫马图拉老爹清晨五点生火，到中午锅就见底了。',
          '如今我们有三家茶馆，规矩依旧：乌兹根的德夫齐拉米、清晨采购的鲜肉、手工切的胡萝卜。',
        ],
      },
      {
        title: '我们的坚持',
        text: ['好抓饭急不得。所以我们不用冷冻食材，也从不加热隔夜饭菜。'],
        points: ['来自相熟农户的清真肉', '馕坑自烤的馕', '亚麻籽油和棉籽油，不用棕榈油'],
      },
    ]),
  ],
  '<h2>Dilkash Osh on your phone</h2>': [
    html([
      {
        title: 'ديلكش أوش في هاتفك',
        text: [
          'في بوتنا على تيليجرام تعيد طلبك الأخير بلمسة واحدة. والتطبيق قريبًا في App Store وGoogle Play.',
        ],
      },
    ]),
    html([
      {
        title: 'Дилкаш Ош телефоныңызда',
        text: [
          'Telegram-дағы ботымызда соңғы тапсырысты бір түймемен қайталайсыз. Қолданба жақында App Store мен Google Play-де шығады.',
        ],
      },
    ]),
    html([
      {
        title: 'Dilkash Osh telefonunuzda',
        text: [
          'Telegram botumuzda son siparişinizi tek dokunuşla tekrarlayın. Uygulama yakında App Store ve Google Play’de.',
        ],
      },
    ]),
    html([
      {
        title: '手机上的迪尔卡什',
        text: ['在我们的 Telegram 机器人中，一键即可重复上一单。应用程序即将登陆 App Store 和 Google Play。'],
      },
    ]),
  ],
  '<h2>Delivery terms</h2>': [
    html([
      {
        title: 'شروط التوصيل',
        text: [
          `أقل طلب ${leftToRight('40 000')} سوم. وسط طشقند 12 000، تشيلانزار وياكّاسراي 15 000، وداخل سمرقند ${leftToRight('9 000')} سوم.`,
        ],
        points: ['يونس آباد وميرزو أولوغ بيك بحسب المسافة', 'الدفع نقدًا أو بجهاز المندوب'],
      },
    ]),
    html([
      {
        title: 'Жеткізу шарттары',
        text: [
          'Ең аз тапсырыс — 40 000 сом. Ташкент орталығына 12 000, Шыланзар мен Яққасарайға 15 000, Самарқан бойынша 9 000 сом.',
        ],
        points: [
          'Юнусабад пен Мырза Ұлықбекке қашықтығына қарай',
          'Төлем: қолма-қол немесе курьер терминалы',
        ],
      },
    ]),
    html([
      {
        title: 'Teslimat koşulları',
        text: [
          'En az sipariş 40 000 som. Taşkent merkezi 12 000, Çilanzar ve Yakkasaray 15 000, Semerkant içi 9 000 som.',
        ],
        points: ['Yunusabad ve Mirzo Uluğbek mesafeye göre', 'Ödeme: nakit veya kuryenin POS cihazı'],
      },
    ]),
    html([
      {
        title: '配送条款',
        text: [
          '起送价 40 000 苏姆。塔什干市中心配送费 12 000，奇兰扎尔和亚卡萨赖 15 000，撒马尔罕全城 9 000 苏姆。',
        ],
        points: ['尤努萨巴德和米尔佐·乌鲁格别克按距离计费', '付款：现金或骑手刷卡机'],
      },
    ]),
  ],
  '<h2>Our dining rooms</h2>': [
    html([
      {
        title: 'صالاتنا',
        text: [
          'اجلس في الشرفة أو في قاعة الضيوف أو على التابشان، وسيأخذ النادل طلبك. احجز طاولة بالهاتف \u2068+998 71 000 10 01\u2069 أو من صفحة «حجز طاولة».',
        ],
      },
    ]),
    html([
      {
        title: 'Біздің залдар',
        text: [
          'Айванда, қонақ бөлмеде немесе тапшанда отырыңыз: тапсырысты даяшы алады. Үстелді +998 71 000 10 01 нөмірі арқылы немесе «Үстел брондау» бетінде брондаңыз.',
        ],
      },
    ]),
    html([
      {
        title: 'Salonlarımız',
        text: [
          'Ayvanda, misafir odasında ya da tapçanda oturun: siparişinizi garson alır. Masanızı +998 71 000 10 01 numarasından ya da “Masa ayırt” sayfasından ayırtın.',
        ],
      },
    ]),
    html([
      {
        title: '我们的餐厅',
        text: [
          '您可以坐在廊厅、会客厅或木榻上，由服务员为您点餐。订位请致电 +998 71 000 10 01，或在“预订餐桌”页面预订。',
        ],
      },
    ]),
  ],
};
