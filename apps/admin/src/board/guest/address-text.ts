import { type BoardOrder, type DoorPart, doorParts } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

/** Names a part of a door beside what the guest typed. */
export function useDoorLabel(): (part: DoorPart, value: string) => string {
  const { t } = useLingui();
  return (part, value) => {
    const labels: Readonly<Record<DoorPart, string>> = {
      entrance: t`entrance ${value}`,
      floor: t`floor ${value}`,
      office: t`flat ${value}`,
      domophone: t`intercom ${value}`,
    };
    return labels[part];
  };
}

/** The address of a delivery with the way to its door, in one line; null without an address, or for people who may not see it. */
export function useAddressText({ address, door }: Pick<BoardOrder, 'address' | 'door'>): string | null {
  const doorLabel = useDoorLabel();
  if (address === null) return null;
  const parts = doorParts(door).map(({ part, value }) => doorLabel(part, value));
  return [address, ...parts, door?.comment.trim()].filter(Boolean).join(', ');
}
