import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#machine/paths.ts';
import { run } from '#machine/run.ts';
import type { Verdict } from '../tally.ts';
import { passes } from './programs.ts';

const proto = join(root, 'proto');
const git = (...args: string[]) => run('git', args, { cwd: root });

const holdsProto = async (ref: string) => (await git('cat-file', '-e', `${ref}:proto/buf.yaml`)).code === 0;

/** The git reference to compare with: the newest version tag, else the previous commit. Undefined if neither has proto/. */
const baseline = async () => {
  const { output } = await git('tag', '--list', 'v*', '--sort=-v:refname');
  for (const ref of [...output.trim().split('\n').filter(Boolean), 'HEAD^']) {
    if (await holdsProto(ref)) return ref;
  }
  return undefined;
};

export const lintProto = () => passes('buf', ['lint'], { cwd: proto });

/** Compares with an unpacked copy, because that works in any kind of clone. */
export const checkBreaking = async (): Promise<Verdict> => {
  const ref = await baseline();
  if (!ref) return { ok: true, note: 'nothing earlier to compare with' };
  const dir = mkdtempSync(join(tmpdir(), 'southline-proto-'));
  try {
    const archive = join(dir, 'proto.tar');
    const packed = await git('archive', '--output', archive, ref, 'proto');
    const unpacked = packed.code === 0 ? await run('tar', ['-xf', archive, '-C', dir]) : packed;
    if (unpacked.code !== 0) return { ok: false, reason: unpacked.output };
    return { ...(await passes('buf', ['breaking', '--against', join(dir, 'proto')], { cwd: proto })), note: ref };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
