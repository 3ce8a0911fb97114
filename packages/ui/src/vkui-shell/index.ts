export { applyVkuiTokens, VkuiShell } from './vkui-shell.tsx';
