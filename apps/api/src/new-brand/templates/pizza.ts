import { dish, type Template } from './template.ts';

/** Pizza. */
export const PIZZA: Template = {
  color: '#D84315',
  groups: {
    size: {
      name: 'Diametri | Диаметр | Diameter',
      min: 1,
      max: 1,
      items: [
        ['25 sm | 25 см | 25 cm', 0],
        ['30 sm | 30 см | 30 cm', 22_000],
        ['35 sm | 35 см | 35 cm', 42_000],
      ],
    },
    dough: {
      name: 'Xamir | Тесто | Dough',
      min: 1,
      max: 1,
      items: [
        ['Anʼanaviy | Традиционное | Traditional', 0],
        ['Yupqa | Тонкое | Thin', 0],
      ],
    },
    topping: {
      name: 'Qoʻshimcha | Добавки | Toppings',
      min: 0,
      max: 4,
      items: [
        ['Motsarella | Моцарелла | Mozzarella', 10_000],
        ['Qoʻziqorin | Грибы | Mushrooms', 7_000],
        ['Zaytun | Маслины | Olives', 7_000],
        ['Xalapenyo | Халапеньо | Jalapeño', 6_000],
      ],
    },
  },
  categories: [
    {
      name: 'Pitsalar | Пиццы | Pizzas',
      dishes: [
        dish(
          'Margarita | Маргарита | Margherita',
          52_000,
          'Pomidor sousi, motsarella, rayhon | Томатный соус, моцарелла, базилик | Tomato sauce, mozzarella, basil',
          18,
          'size',
          'dough',
          'topping',
        ),
        dish(
          'Pepperoni | Пепперони | Pepperoni',
          64_000,
          'Mol goʻshtidan pepperoni, motsarella | Говяжья пепперони, моцарелла | Beef pepperoni, mozzarella',
          18,
          'size',
          'dough',
          'topping',
        ),
        dish(
          'Toʻrt pishloq | Четыре сыра | Four cheeses',
          68_000,
          'Motsarella, parmezan, dor-blyu, gauda | Моцарелла, пармезан, дор-блю, гауда | Mozzarella, parmesan, blue, gouda',
          18,
          'size',
          'dough',
        ),
        dish(
          'Tovuqli | С курицей | Chicken',
          62_000,
          'Tovuq, qoʻziqorin, motsarella | Курица, грибы, моцарелла | Chicken, mushrooms, mozzarella',
          18,
          'size',
          'dough',
          'topping',
        ),
        dish(
          'Goʻshtli | Мясная | Meat',
          72_000,
          'Mol goʻshti, kolbasa, tovuq | Говядина, колбаса, курица | Beef, sausage, chicken',
          20,
          'size',
          'dough',
          'topping',
        ),
        dish(
          'Sabzavotli | Овощная | Vegetable',
          55_000,
          'Qalampir, pomidor, zaytun, makkajoʻxori | Перец, помидор, маслины, кукуруза | Pepper, tomato, olives, sweetcorn',
          18,
          'size',
          'dough',
          'topping',
        ),
      ],
    },
    {
      name: 'Pasta va gazaklar | Паста и закуски | Pasta and starters',
      dishes: [
        dish(
          'Alfredo pasta | Паста Альфредо | Pasta Alfredo',
          46_000,
          'Tovuq va qaymoqli sous | Курица и сливочный соус | Chicken and cream sauce',
          15,
        ),
        dish(
          'Bolonyeze pasta | Паста Болоньезе | Pasta Bolognese',
          48_000,
          'Qiymali pomidor sousi | Томатный соус с фаршем | Tomato sauce with minced beef',
          15,
        ),
        dish(
          'Sezar salati | Салат Цезарь | Caesar salad',
          39_000,
          'Tovuq, parmezan, suxarik | Курица, пармезан, сухарики | Chicken, parmesan, croutons',
          8,
        ),
        dish(
          'Kartoshka boʻlaklari | Картофель дольками | Potato wedges',
          20_000,
          '200 g, sous bilan | 200 г, с соусом | 200 g, with sauce',
          10,
        ),
      ],
    },
    {
      name: 'Ichimliklar | Напитки | Drinks',
      dishes: [
        dish('Kola | Кола | Cola', 14_000, '1 l | 1 л | 1 l', 1),
        dish(
          'Limonad | Лимонад | Lemonade',
          18_000,
          'Uy limonadi, 500 ml | Домашний, 500 мл | Home-made, 500 ml',
          3,
        ),
        dish('Suv | Вода | Water', 6_000, '0,5 l | 0,5 л | 0.5 l', 1),
      ],
    },
  ],
};
