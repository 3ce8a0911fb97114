import { dish, type Template } from './template.ts';

/** Sushi and noodles. */
export const SUSHI: Template = {
  color: '#1F2A44',
  groups: {
    sauce: {
      name: 'Qoʻshimcha | Дополнительно | Extras',
      min: 0,
      max: 4,
      items: [
        ['Soya sousi | Соевый соус | Soy sauce', 4_000],
        ['Vasabi | Васаби | Wasabi', 3_000],
        ['Zanjabil | Имбирь | Ginger', 3_000],
        ['Spaysi sous | Спайси соус | Spicy sauce', 5_000],
      ],
    },
    noodles: {
      name: 'Lapsha | Лапша | Noodles',
      min: 1,
      max: 1,
      items: [
        ['Udon | Удон | Udon', 0],
        ['Soba | Соба | Soba', 0],
        ['Guruchli | Рисовая | Rice noodles', 2_000],
      ],
    },
  },
  categories: [
    {
      name: 'Rollar | Роллы | Rolls',
      dishes: [
        dish(
          'Filadelfiya | Филадельфия | Philadelphia',
          68_000,
          'Losos, qaymoqli pishloq, 8 dona | Лосось, сливочный сыр, 8 шт. | Salmon, cream cheese, 8 pieces',
          15,
          'sauce',
        ),
        dish(
          'Kaliforniya | Калифорния | California',
          62_000,
          'Krab, avokado, tobiko ikrasi, 8 dona | Краб, авокадо, икра тобико, 8 шт. | Crab, avocado, tobiko, 8 pieces',
          15,
          'sauce',
        ),
        dish('Losos maki | Маки с лососем | Salmon maki', 34_000, '8 dona | 8 шт. | 8 pieces', 10, 'sauce'),
        dish(
          'Bodring maki | Маки с огурцом | Cucumber maki',
          20_000,
          '8 dona | 8 шт. | 8 pieces',
          10,
          'sauce',
        ),
        dish(
          'Issiq tovuqli roll | Горячий ролл с курицей | Hot chicken roll',
          48_000,
          'Tempurada, 8 dona | В темпуре, 8 шт. | In tempura, 8 pieces',
          18,
          'sauce',
        ),
        dish(
          'Tempura losos | Темпура с лососем | Tempura salmon',
          58_000,
          'Issiq, 8 dona | Горячий, 8 шт. | Hot, 8 pieces',
          18,
          'sauce',
        ),
      ],
    },
    {
      name: 'Toʻplamlar | Сеты | Sets',
      dishes: [
        dish(
          'Oilaviy toʻplam | Семейный сет | Family set',
          189_000,
          '32 dona: Filadelfiya, Kaliforniya, ikki maki | 32 шт.: Филадельфия, Калифорния, два вида маки | 32 pieces: Philadelphia, California, two maki',
          25,
          'sauce',
        ),
        dish(
          'Issiq toʻplam | Горячий сет | Hot set',
          149_000,
          '24 dona tempura roll | 24 шт., роллы темпура | 24 pieces of tempura rolls',
          25,
          'sauce',
        ),
      ],
    },
    {
      name: 'Vok va shoʻrva | Вок и супы | Wok and soups',
      dishes: [
        dish(
          'Tovuqli vok | Вок с курицей | Chicken wok',
          42_000,
          'Sabzavotlar, teriyaki sousi | Овощи, соус терияки | Vegetables, teriyaki sauce',
          12,
          'noodles',
        ),
        dish(
          'Mol goʻshtli vok | Вок с говядиной | Beef wok',
          48_000,
          'Sabzavotlar, ustritsa sousi | Овощи, устричный соус | Vegetables, oyster sauce',
          12,
          'noodles',
        ),
        dish(
          'Tom yam | Том ям | Tom yum',
          56_000,
          'Qisqichbaqa, kokos suti, achchiq | Креветки, кокосовое молоко, острый | Prawns, coconut milk, hot',
          15,
        ),
        dish(
          'Miso shoʻrva | Мисо-суп | Miso soup',
          24_000,
          'Tofu va suv oʻti | Тофу и водоросли | Tofu and seaweed',
          8,
        ),
      ],
    },
    {
      name: 'Ichimliklar | Напитки | Drinks',
      dishes: [
        dish(
          'Senchya choyi | Чай сенча | Sencha tea',
          18_000,
          'Choynak, 600 ml | Чайник, 600 мл | A pot, 600 ml',
          5,
        ),
        dish('Limonad yuzu | Лимонад юзу | Yuzu lemonade', 24_000, '400 ml | 400 мл | 400 ml', 3),
      ],
    },
  ],
};
