import './need-node.js';

// Whatever else is read may need the Node that is asked for above, so it is read afterwards.
const { serve } = await import('./serve.ts');
await serve();
