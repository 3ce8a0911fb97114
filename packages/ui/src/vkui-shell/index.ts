export { prepareVkui, usePageScheme, VkuiShell, type Scheme, type VkuiShellProps } from './vkui-shell.tsx';
