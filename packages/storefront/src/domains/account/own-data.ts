import { type Api, readOwnData, unwrap } from '@dasturxon/core/api';

/** Everything that the server keeps about the customer, as a JSON file (PRIV-02). */
export async function ownDataFile(api: Api): Promise<File> {
  const data = unwrap(await api(readOwnData));
  return new File([JSON.stringify(data, null, 2)], `my-data-${data.madeDate.slice(0, 10)}.json`, {
    type: 'application/json',
  });
}
