import { Spinner as VkuiSpinner } from '@vkontakte/vkui/dist/cssm';

export type SpinnerProps = { /** Read aloud: "Loading". */ label: string; size?: 's' | 'm' | 'l' };

/** Says that something is under way. After a few seconds put words beside it. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return <VkuiSpinner size={size}>{label}</VkuiSpinner>;
}
