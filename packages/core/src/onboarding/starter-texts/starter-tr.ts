import type { StarterLines } from './starter-texts.ts';

const DRAFT = '! Taslak. Bu metne güvenmeden önce bir avukata okutun.';
const CONTACTS = ['# İletişim', '- {brand}', '- {address}', '- {phone}'];

/** The texts to begin with, in Turkish. */
export const STARTER_TR: StarterLines = {
  TERMS: [
    DRAFT,
    'Bu, {brand} restoranının kamuya açık teklifidir. Sipariş vererek onu kabul edersiniz.',
    '# Sipariş',
    'Yemekleri ve saati siz seçersiniz. Onaylamadan önce sayfa toplam fiyatı gösterir: yemekler, indirimler, teslimat ve ücretler.',
    'Siparişi reddedebiliriz; örneğin yemek tükendiyse, kapalıysak veya adres teslimat bölgemizin dışındaysa. Bu durumda size haber verir ve ödemenizi tamamen iade ederiz.',
    '# Fiyat ve ödeme',
    'Fiyatlar Özbek somu cinsindendir. Sayfanın sunduğu yollardan biriyle ödersiniz. Onayladığınız fiyat sizin izniniz olmadan değişmez.',
    '# Teslimat ve gel al',
    'Söylediğimiz saat tahminidir. Gecikirsek haber veririz. Lütfen siparişteki numaradan ulaşılabilir olun.',
    '# İptal ve iade',
    '- Mutfak başlamadan siparişi iptal edebilirsiniz.',
    '- Yemek yanlış, eksik veya kalitesizse aynı gün bildirin: değiştirir veya bedelini iade ederiz.',
    '- Para geldiği yoldan geri döner; bankanız birkaç güne ihtiyaç duyabilir.',
    '# Alerjiler',
    'Yemekler tek mutfakta pişer. Alerjiniz varsa sipariş vermeden önce bize sorun.',
    '# Anlaşmazlıklar',
    'Özbekistan Cumhuriyeti hukuku geçerlidir. Lütfen önce bize yazın veya bizi arayın: çoğu konu böyle çözülür.',
    ...CONTACTS,
  ],
  PRIVACY_POLICY: [
    DRAFT,
    '{brand} yalnızca bir siparişin gerektirdiği kişisel verileri tutar.',
    '# Neleri tutuyoruz',
    '- Telefon numaranız ve verdiğiniz ad.',
    '- Teslimat adresleri.',
    '- Siparişleriniz, yorumlarınız ve puanlarınız.',
    'Banka kartı numaraları ödeme sağlayıcısında girilir. Bizde bulunmaz.',
    '# Ne için',
    'Siparişinizi hazırlar ve teslim eder, onun için sizi arar, hesabınızı ve muhasebemizi tutarız. Haberleri yalnızca izninizle göndeririz; istediğiniz an durdurabilirsiniz.',
    '# Kim alıyor',
    'Kuryeler, ödeme sağlayıcıları, SMS gönderen hizmet ve kanun gerektirdiğinde resmî makamlar. Her biri yalnızca işine gerekeni alır. Veri satmayız.',
    '# Ne kadar süre',
    'Hesabınız olduğu sürece ve kanunun satış kayıtlarını gerektirdiği kadar.',
    '# Haklarınız',
    'Verilerinizi profilinizde görüp düzeltebilir, hesabınızı orada silebilirsiniz. Bizi telefonla da arayabilirsiniz. Özbekistan Cumhuriyeti kişisel veriler kanunu geçerlidir.',
    ...CONTACTS,
  ],
  ABOUT_COMPANY: [
    '{brand} sizin için pişirir ve bu sayfada teslimat veya gel al siparişleri alır.',
    'Her yemek siparişten sonra pişer. Bir sorun olursa bizi arayın: düzeltiriz.',
    ...CONTACTS,
  ],
};
