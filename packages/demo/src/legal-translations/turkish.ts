import { html, type LegalFacts } from '../legal.ts';

export function terms({ brand, company, phone, delivers }: LegalFacts): string {
  return html([
    {
      title: 'Genel hükümler',
      text: [
        `Bu genel teklif, ${company} (“${brand}”) şirketinin sitesi ve mini uygulamaları üzerinden yemek siparişi verme teklifidir. Siparişi onaylayarak tüm şartlarını kabul edersiniz.`,
        'Menüdeki fiyatlar Özbek somu (UZS) cinsindendir ve vergiler dahildir. Toplam tutar onay düğmesinde yazar, sonrasında değişmez.',
      ],
    },
    {
      title: 'Sipariş ve ödeme',
      text: [
        'Sipariş, numara aldığı anda kabul edilmiş sayılır. Durumunu sipariş sayfasından izleyebilirsiniz.',
      ],
      points: [
        'Nakit veya POS ile yemeği teslim alırken ödersiniz.',
        'Çevrim içi ödemeler ödeme sağlayıcısının güvenli sayfasında yapılır.',
        'Kilo veya litreyle satılanlar sipariş edilen miktara göre ücretlendirilir.',
      ],
    },
    delivers
      ? {
          title: 'Teslimat',
          text: [
            'Kurye siparişinizi verdiğiniz adresin kapısına getirir. Ücret, adres seçildikten sonra görünür. Hizmet bölgesi dışına teslimat yapmıyoruz.',
          ],
        }
      : {
          title: 'Gel al',
          text: [
            'Hazır sipariş seçtiğiniz şubede 30 dakika bekler. Numarasını söyleyip alın ya da masanızda bekleyin.',
          ],
        },
    {
      title: 'İptal ve iade',
      text: [
        'Mutfak hazırlamaya başlayana kadar siparişi ücretsiz iptal edebilirsiniz. Ödenen tutar üç iş günü içinde iade edilir.',
        `Kaliteden memnun kalmazsanız iki saat içinde ${phone} numarasını arayın: yemeği değiştirir ya da paranızı iade ederiz.`,
      ],
    },
  ]);
}

export function privacy({ brand, email }: LegalFacts): string {
  return html([
    {
      title: 'Hangi verileri saklıyoruz',
      text: [`${brand} yalnızca sipariş için gerekenleri toplar.`],
      points: [
        'adınız ve telefonunuz: giriş yapmanız ve size ulaşmamız için;',
        'adresiniz ve notları: siparişi teslim etmek için;',
        'sipariş geçmişiniz: tekrar sipariş ve nakit iade hesabı için.',
      ],
    },
    {
      title: 'Kim görür',
      text: [
        'Kurye yalnızca adınızı, telefonunuzu ve adresinizi, o da yalnızca teslimat sırasında görür. Kart bilgileri sunucularımıza ulaşmaz: onları ödeme sağlayıcısı alır. Verileri reklam için satmayız.',
      ],
    },
    {
      title: 'Haklarınız',
      text: [
        `Profilinizde verilerinizi değiştirebilir veya hesabınızı tamamen silebilirsiniz. Sorularınız için: ${email}. On iş günü içinde yanıtlarız.`,
      ],
    },
  ]);
}
