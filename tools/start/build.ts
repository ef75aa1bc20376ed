// npm run build                 bundles services and tools, builds the web client; skips unchanged packages
// npm run build -- orders web   only these
import { buildAll } from './build/build-all.ts';

buildAll(process.argv.length > 2 ? process.argv.slice(2) : undefined).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
