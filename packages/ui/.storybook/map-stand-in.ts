import { build, type Plugin } from 'vite';

const ENTRY = new URL('../../sandbox/browser/yandex-maps.ts', import.meta.url).pathname;
/** A road and a park. */
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef1ee" d="M0 0h256v256H0z"/><path fill="#dcebd5" d="M20 20h90v70H20z"/><path stroke="#fff" stroke-width="14" d="M0 128h256M128 0v256"/></svg>';

async function buildScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'standIn' } },
  });
  const output = Array.isArray(result)
    ? result.flatMap((one) => one.output)
    : 'output' in result
      ? result.output
      : [];
  return output.flatMap((one) => (one.type === 'chunk' ? one.code : [])).join('\n');
}

/** The sandbox's stand-in of the regional maps service for stories, as the sandbox serves it. */
export function mapStandIn(): Plugin {
  let script: Promise<string> | null = null;
  return {
    name: 'map-stand-in',
    configureServer(server) {
      server.middlewares.use('/yandex-maps', (request, response) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.searchParams.get('apikey') === 'wrong' && url.pathname.startsWith('/v3')) {
          response.writeHead(403).end();
          return;
        }
        script ??= buildScript();
        void script.then((code) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code));
      });
      server.middlewares.use('/tiles', (_, response) => {
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(TILE);
      });
    },
  };
}
