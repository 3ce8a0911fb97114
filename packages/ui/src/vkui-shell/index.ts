export { prepareVkui, usePageScheme, VkuiShell } from './vkui-shell.tsx';
