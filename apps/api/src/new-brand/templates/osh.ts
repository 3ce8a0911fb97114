import { dish, type Template } from './template.ts';

/** National dishes. */
export const OSH: Template = {
  color: '#0E7C66',
  groups: {
    portion: {
      name: 'Porsiya | Порция | Portion',
      min: 1,
      max: 1,
      items: [
        ['Toʻliq | Полная | Full', 0],
        ['Bir yarim | Полторы | One and a half', 18_000],
      ],
    },
    extra: {
      name: 'Qoʻshimcha | Добавки | Extras',
      min: 0,
      max: 3,
      items: [
        ['Qazi | Казы | Horse sausage', 15_000],
        ['Bedana tuxumi | Перепелиное яйцо | Quail egg', 4_000],
        ['Achchiq qalampir | Острый перец | Hot pepper', 3_000],
      ],
    },
  },
  categories: [
    {
      name: 'Osh | Плов | Plov',
      dishes: [
        dish(
          'Toʻy oshi | Свадебный плов | Wedding plov',
          45_000,
          'Lazer guruch, mol goʻshti, sariq sabzi, noʻxat | Рис лазер, говядина, жёлтая морковь, нут | Lazer rice, beef, yellow carrot, chickpeas',
          10,
          'portion',
          'extra',
        ),
        dish(
          'Choyxona palov | Чайханский плов | Choyxona plov',
          48_000,
          'Devzira guruch, qoʻy goʻshti, dumba | Рис девзира, баранина, курдюк | Devzira rice, lamb, tail fat',
          15,
          'portion',
          'extra',
        ),
      ],
    },
    {
      name: 'Xamir taomlar | Блюда из теста | Dough dishes',
      dishes: [
        dish(
          'Lagʻmon | Лагман | Lagman',
          38_000,
          'Qoʻlda choʻzilgan xamir, mol goʻshti, sabzavotlar | Тянутая вручную лапша, говядина, овощи | Hand-pulled noodles, beef, vegetables',
          15,
        ),
        dish(
          'Manti | Манты | Manti',
          36_000,
          'Besh dona, qoʻy goʻshti va piyoz bilan | Пять штук, с бараниной и луком | Five pieces, lamb and onion',
          20,
        ),
        dish(
          'Somsa | Самса | Somsa',
          9_000,
          'Tandirda pishirilgan, mol goʻshti bilan | Из тандыра, с говядиной | From the tandoor, with beef',
          5,
        ),
        dish(
          'Chuchvara | Чучвара | Chuchvara',
          32_000,
          'Mayda chuchvara, qatiq bilan | Мелкие пельмени с катыком | Small dumplings with yoghurt',
          15,
        ),
      ],
    },
    {
      name: 'Shoʻrva va kabob | Супы и шашлык | Soups and kebab',
      dishes: [
        dish(
          'Shoʻrva | Шурпа | Shurva',
          30_000,
          'Qoʻy goʻshti, kartoshka, sabzi | Баранина, картофель, морковь | Lamb, potato, carrot',
          10,
        ),
        dish(
          'Mastava | Мастава | Mastava',
          26_000,
          'Guruchli quyuq shoʻrva | Густой суп с рисом | Thick soup with rice',
          10,
        ),
        dish(
          'Qiyma kabob | Люля-кебаб | Minced kebab',
          18_000,
          'Bir six, piyoz bilan | Одна палочка, с луком | One skewer, with onion',
          15,
        ),
        dish(
          'Jaz kabob | Жаз-кебаб | Jaz kebab',
          22_000,
          'Bir six qoʻy goʻshti | Одна палочка баранины | One skewer of lamb',
          15,
        ),
      ],
    },
    {
      name: 'Salat va non | Салаты и хлеб | Salads and bread',
      dishes: [
        dish(
          'Achichuk | Ачичук | Achichuk',
          15_000,
          'Pomidor, piyoz, qalampir | Помидоры, лук, перец | Tomato, onion, pepper',
          5,
        ),
        dish(
          'Tandir non | Лепёшка | Tandoor bread',
          5_000,
          'Issiq patir | Горячая лепёшка | A warm flatbread',
          3,
        ),
      ],
    },
    {
      name: 'Ichimliklar | Напитки | Drinks',
      dishes: [
        dish(
          'Koʻk choy | Зелёный чай | Green tea',
          8_000,
          'Choynak, 700 ml | Чайник, 700 мл | A pot, 700 ml',
          5,
        ),
        dish(
          'Kompot | Компот | Compote',
          10_000,
          'Quritilgan mevalardan, 500 ml | Из сухофруктов, 500 мл | Dried fruit, 500 ml',
          3,
        ),
      ],
    },
  ],
};
