const text = (ru: string, uz: string, en: string) => ({ ru, uz, en });

/** Payme's errors; from −31050 on they are ours to number. */
export const PAYME_ERRORS = {
  NOT_POST: {
    code: -32_300,
    message: text('Ожидается запрос POST', 'POST soʻrovi kutiladi', 'A POST request is expected'),
  },
  BAD_JSON: { code: -32_700, message: text('Ошибка в JSON', 'JSON xato', 'The JSON does not parse') },
  BAD_REQUEST: {
    code: -32_600,
    message: text('Неверный запрос', 'Soʻrov notoʻgʻri', 'The request is malformed'),
  },
  UNKNOWN_METHOD: {
    code: -32_601,
    message: text('Метод не найден', 'Metod topilmadi', 'The method is unknown'),
  },
  BAD_PARAMS: {
    code: -32_602,
    message: text('Неверные параметры', 'Parametrlar notoʻgʻri', 'The parameters are wrong'),
  },
  UNAUTHORIZED: {
    code: -32_504,
    message: text('Недостаточно привилегий', 'Huquq yetarli emas', 'Insufficient privilege'),
  },
  FAILED: { code: -32_400, message: text('Системная ошибка', 'Tizim xatosi', 'Internal error') },
  WRONG_AMOUNT: { code: -31_001, message: text('Неверная сумма', 'Summa notoʻgʻri', 'Wrong amount') },
  NO_TRANSACTION: {
    code: -31_003,
    message: text('Транзакция не найдена', 'Tranzaksiya topilmadi', 'The transaction was not found'),
  },
  DELIVERED: {
    code: -31_007,
    message: text(
      'Заказ доставлен, отменить нельзя',
      'Buyurtma yetkazilgan, bekor qilib boʻlmaydi',
      'The order is delivered and cannot be cancelled',
    ),
  },
  IMPOSSIBLE: {
    code: -31_008,
    message: text('Операция невозможна', 'Amalni bajarib boʻlmaydi', 'The operation is impossible'),
  },
  NO_FISCAL_RECEIPT: {
    code: -32_001,
    message: text('Чек не найден', 'Chek topilmadi', 'The receipt was not found'),
  },
  NO_ORDER: {
    code: -31_050,
    message: text('Заказ не найден', 'Buyurtma topilmadi', 'The order was not found'),
  },
  ORDER_PAID: {
    code: -31_051,
    message: text('Заказ уже оплачен', 'Buyurtma toʻlangan', 'The order is already paid'),
  },
  ORDER_CLOSED: {
    code: -31_052,
    message: text('Заказ отменён', 'Buyurtma bekor qilingan', 'The order is cancelled'),
  },
  OTHER_METHOD: {
    code: -31_053,
    message: text(
      'Заказ оплачивается другим способом',
      'Buyurtma boshqa usulda toʻlanadi',
      'The order is paid another way',
    ),
  },
} as const;
export type PaymeError = keyof typeof PAYME_ERRORS;
