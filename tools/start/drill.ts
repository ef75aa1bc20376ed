// npm run drill -- restore            a restore under load (docs/how-to/backup-restore.md)
// npm run drill -- broker-lost        the broker comes back empty (docs/how-to/backup-restore.md)
// npm run drill -- members-lost       each of three brokers, and twice MongoDB's primary, is killed (docs/adr/0030-stores-beyond-one-machine.md)
// npm run drill -- upgrade <commit>   from the release of a commit to this one, and back (docs/how-to/upgrade.md)
import { explain, say } from '#machine/say.ts';
import { install } from './install.ts';
import { type Ending, onSignals } from './interrupt.ts';

const [name = '', commit] = process.argv.slice(2);
const usage = 'npm run drill -- restore | broker-lost | members-lost | upgrade <commit>';
const alone = ['restore', 'broker-lost', 'members-lost'];

const main = async (ending: Ending) => {
  if (!alone.includes(name) && !(name === 'upgrade' && commit)) {
    say(usage);
    return 2;
  }
  await install();
  // Need the installation.
  const { buildAll } = await import('./build/build-all.ts');
  const { buildRelease } = await import('./release.ts');
  const { runVitest } = await import('./vitest-run.ts');
  await buildAll();
  const env: Record<string, string> = commit ? { DRILL_RELEASE: await buildRelease(ending, commit) } : {};
  const { failed } = await runVitest(['drill'], { label: name, env, files: [`e2e/drill/${name}.spec.ts`] });
  return failed > 0 ? 1 : 0;
};

const ending = onSignals();
const { end } = ending;
try {
  await end(await main(ending));
} catch (error) {
  await end(1, () => explain(error));
}
