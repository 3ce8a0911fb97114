export { prepareVkui, VkuiShell, type Scheme, type VkuiShellProps } from './vkui-shell.tsx';
