// npm run build                 bundles services and tools, builds the web client; skips unchanged packages
// npm run build -- orders web   only these
import { explain } from '#machine/say.ts';
import { install } from './install.ts';

try {
  await install();
  // Needs the installation.
  const { buildAll } = await import('./build/build-all.ts');
  await buildAll(process.argv.length > 2 ? process.argv.slice(2) : undefined);
} catch (error) {
  explain(error);
  process.exit(1);
}
