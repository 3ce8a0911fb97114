export * from './guard-navigation.ts';
export * from './match-route.ts';
export * from './path-prefix.ts';
export * from './routes.ts';
export * from './safe-redirect-path.ts';
export * from './shell-path.ts';
export * from './start-param.ts';
