const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'o', қ: 'k', ғ: 'g', ҳ: 'h',
}; // prettier-ignore

const APOSTROPHES = /[ʻʼ‘’ʹ´`'′"“”«»]/g;

/**
 * Words of a text as the search compares them: Latin, lower case, without apostrophes and double letters,
 * x and kh as h, q as k, so that “Oʻzbekiston”, “O'zbekiston” and “Ўзбекистон” are one word.
 */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .replace(/[а-яёўқғҳ]/g, (letter) => CYRILLIC[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/kh|x/g, 'h')
    .replace(/zh/g, 'j')
    .replace(/q/g, 'k')
    .replace(/([a-z])\1/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Whether two words differ by at most one slip: a letter more, less, other, or two swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
