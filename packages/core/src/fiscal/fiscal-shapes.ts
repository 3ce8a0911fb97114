import type { FiscalLine } from './fiscal-lines.ts';

/** The longest name that a fiscal receipt has room for. */
const NAME_LENGTH = 63;

const shortName = (title: string) => [...title].slice(0, NAME_LENGTH).join('');

/** `detail` of Payme's CheckPerformTransaction and receipts; every sum is tiyin, `discount` of the whole line. */
export function toPaymeDetail(lines: readonly FiscalLine[]) {
  return {
    receipt_type: 0,
    items: lines.map(({ title, price, count, discount, codes }) => ({
      title: shortName(title),
      price,
      count,
      code: codes.mxik,
      package_code: codes.packageCode,
      vat_percent: codes.vatPercent,
      discount,
    })),
  };
}

/** Items of Click's submit_items: `Price` is the line total before its discount, `Amount` the plain quantity. */
export function toClickItems(lines: readonly FiscalLine[], seller: { tin: string }) {
  return lines.map(({ title, price, count, discount, vat, codes }) => ({
    Name: shortName(title),
    SPIC: codes.mxik,
    PackageCode: codes.packageCode,
    GoodPrice: price,
    Price: price * count,
    Amount: count,
    VAT: vat,
    VATPercent: codes.vatPercent,
    Discount: discount,
    // A private seller is known by 14 digits, a company by nine.
    CommissionInfo: seller.tin.length === 14 ? { PINFL: seller.tin } : { TIN: seller.tin },
  }));
}

/** One line for providers without discounts: one piece, at the price paid. */
const paidFor = ({ price, count, discount }: FiscalLine) => price * count - discount;

/** `cart` of Uzum Checkout's register. */
export function toUzumCart(lines: readonly FiscalLine[], cartId: string) {
  const items = lines.map((line) => {
    const isWhole = line.discount === 0;
    const total = paidFor(line);
    return {
      title: shortName(line.title),
      productId: line.codes.mxik,
      quantity: isWhole ? line.count : 1,
      unitPrice: isWhole ? line.price : total,
      total,
      receiptParams: {
        spic: line.codes.mxik,
        packageCode: line.codes.packageCode,
        vatPercent: line.codes.vatPercent,
      },
    };
  });
  const total = items.reduce((sum, item) => sum + item.total, 0);
  return { cartId, receiptType: 'PURCHASE', total, items };
}

/** `ofd` of a Multicard invoice. */
export function toMulticardOfd(lines: readonly FiscalLine[]) {
  return lines.map((line) => {
    const isWhole = line.discount === 0;
    const total = paidFor(line);
    return {
      name: shortName(line.title),
      qty: isWhole ? line.count : 1,
      price: isWhole ? line.price : total,
      total,
      mxik: line.codes.mxik,
      package_code: line.codes.packageCode,
      vat: line.codes.vatPercent,
    };
  });
}
