/**
 * A provider's link whose parameters differ from contract to contract: `?m={merchant}&c={order}&a={tiyin}`. Every value is
 * encoded; a name that is not known stays empty.
 */
export function fillLink(page: string, template: string, values: Readonly<Record<string, string>>): string {
  const query = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return new URL(query, page).href;
}
