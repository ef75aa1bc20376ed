import { handOver } from './hand-over.mjs';
import { checkNode } from './node-version.mjs';
import { major, productionNode } from './production-node.mjs';
import { explain, say } from './say.mjs';

const take = async () => {
  checkNode();
  if (process.env.SOUTHLINE_NODE === 'present') return;
  if (Number.parseInt(process.versions.node, 10) === major) {
    say(`Node ${process.versions.node} (${process.execPath})`);
    return;
  }
  const { path, version, source } = await productionNode();
  say(`Node ${version} (${source}); SOUTHLINE_NODE=present keeps ${process.versions.node}`);
  await handOver(path);
};

/**
 * Goes on with the Node that production runs: this one, or this command is run anew with it and this call does not return.
 * SOUTHLINE_NODE=present keeps the one that is there; without any the command ends here. Until here everything has to run on the oldest Node of `checkNode`.
 */
export const takeNode = () =>
  take().catch((error) => {
    explain(error);
    process.exit(1);
  });
