/** Streets of Samarqand: class, names in Uzbek, Russian and English, then the line as `lat lon`. */
export const SAMARQAND = `
primary | Registon koʻchasi | улица Регистан | Registan Street
  39.6470 66.9640, 39.6497 66.9700, 39.6535 66.9742, 39.6572 66.9775
tertiary | Toshkent koʻchasi | Ташкентская улица | Tashkent Street
  39.6572 66.9775, 39.6606 66.9805, 39.6650 66.9850
secondary | Universitet xiyoboni | Университетский бульвар | University Boulevard
  39.6497 66.9700, 39.6510 66.9610, 39.6545 66.9555
primary | Amir Temur koʻchasi | улица Амира Темура | Amir Temur Street
  39.6470 66.9640, 39.6545 66.9555, 39.6620 66.9520, 39.6720 66.9460
primary | Mirzo Ulugʻbek koʻchasi | улица Мирзо Улугбека | Mirzo Ulugbek Street
  39.6450 66.9420, 39.6560 66.9390, 39.6648 66.9370, 39.6700 66.9350, 39.6790 66.9310, 39.6840 66.9285
secondary | Beruniy koʻchasi | улица Беруни | Beruniy Street
  39.6620 66.9520, 39.6648 66.9370, 39.6655 66.9250
secondary | Dahbed koʻchasi | Дагбитская улица | Dahbed Street
  39.6640 66.9700, 39.6720 66.9690, 39.6800 66.9660, 39.6880 66.9640
primary | Rudakiy koʻchasi | улица Рудаки | Rudakiy Street
  39.6700 66.9350, 39.6720 66.9460, 39.6765 66.9560, 39.6800 66.9660, 39.6840 66.9780
secondary | Shohruh koʻchasi | улица Шахруха | Shohruh Street
  39.6497 66.9700, 39.6560 66.9695, 39.6640 66.9700, 39.6690 66.9760
primary | Gagarin koʻchasi | улица Гагарина | Gagarin Street
  39.6600 66.9240, 39.6560 66.9390, 39.6545 66.9555
secondary | Spitamen shoh koʻchasi | проспект Спитамена | Spitamen Avenue
  39.6400 66.9300, 39.6450 66.9420, 39.6470 66.9520, 39.6470 66.9640
tertiary | Ibn Sino koʻchasi | улица Ибн Сино | Ibn Sino Street
  39.6560 66.9390, 39.6600 66.9450, 39.6620 66.9520
tertiary | Orzu Mahmudov koʻchasi | улица Орзу Махмудова | Orzu Mahmudov Street
  39.6510 66.9610, 39.6560 66.9625, 39.6620 66.9610, 39.6640 66.9700
tertiary | Suzangaron koʻchasi | улица Сузангаран | Suzangaron Street
  39.6572 66.9775, 39.6545 66.9830, 39.6510 66.9890
secondary | Panjob koʻchasi | улица Панджаб | Panjob Street
  39.6470 66.9640, 39.6440 66.9740, 39.6400 66.9830
tertiary | Bibixonim koʻchasi | улица Бибиханум | Bibixonim Street
  39.6606 66.9805, 39.6590 66.9860, 39.6560 66.9920
tertiary | Bogʻishamol koʻchasi | улица Багишамал | Bogishamol Street
  39.6620 66.9520, 39.6670 66.9590, 39.6720 66.9690
secondary | Shohizinda koʻchasi | улица Шахи-Зинда | Shohizinda Street
  39.6640 66.9700, 39.6650 66.9850, 39.6690 66.9930
`;
