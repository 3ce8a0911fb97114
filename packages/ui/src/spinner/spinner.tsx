import { Spinner as VkuiSpinner } from '@vkontakte/vkui/dist/cssm';

export type SpinnerProps = { /** Read aloud: "Loading". */ label: string; size?: 's' | 'm' | 'l' };

/** Shows that something is under way. After a few seconds put a text beside it. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return <VkuiSpinner size={size}>{label}</VkuiSpinner>;
}
