import { dish, type Template } from './template.ts';

/** Lavash and burgers. */
export const FASTFOOD: Template = {
  color: '#C62828',
  groups: {
    size: {
      name: 'Oʻlchami | Размер | Size',
      min: 1,
      max: 1,
      items: [
        ['Oddiy | Обычный | Regular', 0],
        ['Katta | Большой | Large', 8_000],
      ],
    },
    sauce: {
      name: 'Sous | Соус | Sauce',
      min: 0,
      max: 2,
      items: [
        ['Sarimsoqli | Чесночный | Garlic', 3_000],
        ['Pishloqli | Сырный | Cheese', 4_000],
        ['Achchiq | Острый | Hot', 3_000],
      ],
    },
    extra: {
      name: 'Qoʻshish | Добавить | Add',
      min: 0,
      max: 3,
      items: [
        ['Pishloq | Сыр | Cheese', 5_000],
        ['Xalapenyo | Халапеньо | Jalapeño', 4_000],
        ['Yana kotlet | Ещё котлета | Another patty', 14_000],
      ],
    },
  },
  categories: [
    {
      name: 'Lavash va donar | Лаваш и донар | Lavash and doner',
      dishes: [
        dish(
          'Mol goʻshtli lavash | Лаваш с говядиной | Beef lavash',
          32_000,
          'Mol goʻshti, pomidor, bodring, chips | Говядина, помидор, огурец, чипсы | Beef, tomato, cucumber, crisps',
          8,
          'size',
          'sauce',
        ),
        dish(
          'Tovuqli lavash | Лаваш с курицей | Chicken lavash',
          29_000,
          'Tovuq, pomidor, bodring, chips | Курица, помидор, огурец, чипсы | Chicken, tomato, cucumber, crisps',
          8,
          'size',
          'sauce',
        ),
        dish(
          'Pishloqli lavash | Лаваш с сыром | Cheese lavash',
          35_000,
          'Mol goʻshti va eritilgan pishloq | Говядина и плавленый сыр | Beef and melted cheese',
          9,
          'size',
          'sauce',
        ),
        dish(
          'Donar | Донар | Doner',
          30_000,
          'Yumshoq nonda, sabzavotlar bilan | В мягкой булке, с овощами | In a soft bun, with vegetables',
          8,
          'sauce',
        ),
      ],
    },
    {
      name: 'Burgerlar | Бургеры | Burgers',
      dishes: [
        dish(
          'Gamburger | Гамбургер | Hamburger',
          27_000,
          'Mol goʻshti kotleti, salat bargi, sous | Говяжья котлета, салат, соус | Beef patty, lettuce, sauce',
          10,
          'extra',
        ),
        dish(
          'Chizburger | Чизбургер | Cheeseburger',
          30_000,
          'Kotlet, pishloq, tuzlangan bodring | Котлета, сыр, солёный огурец | Patty, cheese, pickle',
          10,
          'extra',
        ),
        dish(
          'Tovuqli burger | Чикенбургер | Chicken burger',
          26_000,
          'Qarsildoq tovuq filesi | Хрустящее куриное филе | Crisp chicken fillet',
          10,
          'extra',
        ),
        dish(
          'Xot-dog | Хот-дог | Hot dog',
          16_000,
          'Sosiska, koreyscha sabzi | Сосиска, морковь по-корейски | Sausage, Korean carrot',
          6,
          'sauce',
        ),
      ],
    },
    {
      name: 'Gazaklar | Закуски | Sides',
      dishes: [
        dish(
          'Kartoshka fri | Картофель фри | French fries',
          15_000,
          '150 g, tuz bilan | 150 г, с солью | 150 g, salted',
          6,
          'sauce',
        ),
        dish('Naggets | Наггетсы | Nuggets', 22_000, 'Sakkiz dona | Восемь штук | Eight pieces', 8, 'sauce'),
        dish(
          'Tovuq qanotlari | Куриные крылья | Chicken wings',
          34_000,
          'Olti dona, achchiq | Шесть штук, острые | Six pieces, hot',
          12,
          'sauce',
        ),
      ],
    },
    {
      name: 'Ichimliklar | Напитки | Drinks',
      dishes: [
        dish('Kola | Кола | Cola', 10_000, '0,5 l | 0,5 л | 0.5 l', 1),
        dish(
          'Moxito | Мохито | Mojito',
          18_000,
          'Yalpiz va laym, spirtsiz | Мята и лайм, без алкоголя | Mint and lime, alcohol-free',
          3,
        ),
        dish('Suv | Вода | Water', 5_000, '0,5 l, gazsiz | 0,5 л, без газа | 0.5 l, still', 1),
      ],
    },
  ],
};
