import type { Container, Pod } from './manifest.ts';

export interface Amounts {
  readonly millicores: number;
  readonly mebibytes: number;
}

const millicores = (text: string) => (text.endsWith('m') ? Number.parseInt(text, 10) : Number(text) * 1000);
const mebibytes = (text: string) => Number.parseInt(text, 10) * (text.endsWith('Gi') ? 1024 : 1);

const requested = ({ resources }: Container): Amounts => ({
  millicores: millicores(resources?.requests?.cpu ?? '0'),
  mebibytes: mebibytes(resources?.requests?.memory ?? '0Mi'),
});

export const sum = (all: readonly Amounts[]): Amounts => ({
  millicores: all.reduce((total, each) => total + each.millicores, 0),
  mebibytes: all.reduce((total, each) => total + each.mebibytes, 0),
});

/** What the scheduler reserves for a pod: its containers, or the largest of those that run before them. */
export const requestsOf = ({ spec: { containers, initContainers = [] } }: Pod): Amounts => {
  const [own, ...before] = [sum(containers.map(requested)), ...initContainers.map(requested)];
  return {
    millicores: Math.max(own.millicores, ...before.map((each) => each.millicores)),
    mebibytes: Math.max(own.mebibytes, ...before.map((each) => each.mebibytes)),
  };
};
