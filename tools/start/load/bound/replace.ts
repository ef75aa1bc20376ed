// Loaded before everything else (--import): modules of the network become those of this folder.
import { registerHooks } from 'node:module';

const platform = new URL('../../../../packages/platform/src/', import.meta.url);
const here = new URL('.', import.meta.url).href;
const replaced = new Map([
  [`${platform}grpc/client.ts`, `${here}calls.ts`],
  [`${platform}grpc/server.ts`, `${here}calls.ts`],
  [`${platform}kafka/broker.ts`, `${here}broker.ts`],
]);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const other = context.parentURL?.startsWith(here) ? undefined : replaced.get(found.url);
    return other ? { ...found, url: other } : found;
  },
});
