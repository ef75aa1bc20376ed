import { complete } from '@southline/keys/key-ring';
import { variablesOf } from '@southline/keys/variables';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls, fromOutside, toOutside, toStores } from './arrows.ts';
import { configurations, environmentOf } from './configuration.ts';
import { flowsAcross, flowsInside } from './flows.ts';
import { weaknesses } from './hardening.ts';
import { isJob, type Manifest, podsOf } from './manifest.ts';
import { applied, findRenderer, render } from './render.ts';
import { schemaProblems } from './schema.ts';

const renderer = await findRenderer();

/** What the Secrets `<process>-stores` hold in production: the only variables that no manifest has. */
const stores = (process: string) => ({
  MONGO_URL: `mongodb+srv://${process}:secret@db.southline.example/southline_${process}`,
  REDIS_URL: 'rediss://:secret@redis.southline.example:6379',
  SMTP_URL: 'smtps://southline:secret@mail.southline.example:465',
});

// Rendering takes kustomize, which a machine that only has Node does without.
describe.skipIf(!renderer)('manifests', { timeout: 60_000 }, () => {
  const rendered = new Map<string, Manifest[]>();
  const of = (folder: string): Manifest[] => rendered.get(folder) ?? [];

  beforeAll(async () => {
    if (!renderer) return;
    for (const folder of applied) rendered.set(folder, await render(renderer, folder));
  }, 60_000);

  test.each(applied)('%s: every object is what the schema of its kind says, without unknown fields', (folder) => {
    expect(of(folder).length).toBeGreaterThan(0);
    expect(of(folder).flatMap(schemaProblems)).toEqual([]);
  });

  test.each(applied)(
    '%s: every pod meets the restricted profile, has limits and probes, and gets no token',
    (folder) => {
      const pods = podsOf(of(folder));
      expect(pods.length).toBeGreaterThan(0);
      expect(pods.flatMap(weaknesses)).toEqual([]);
    },
  );

  test.each(applied)('%s: everything is in the namespace, and no value of a secret is among it', (folder) => {
    const elsewhere = of(folder).filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'southline',
    );
    expect(elsewhere).toEqual([]);
    expect(of(folder).filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test('on one machine the pods may talk along the arrows of the architecture, and not otherwise', () => {
    const local = of('overlays/local');
    expect(flowsInside(local, podsOf(local))).toEqual([...calls, ...toStores].sort());
    expect(flowsAcross(local, podsOf(local), 'Ingress')).toEqual([...fromOutside].sort());
    expect(flowsAcross(local, podsOf(local), 'Egress')).toEqual([]);
  });

  test('in production the ways out lead to the stores, the mail server, the provider and the collector only', () => {
    const production = of('overlays/production');
    expect(flowsInside(production, podsOf(production))).toEqual([...calls].sort());
    expect(flowsAcross(production, podsOf(production), 'Ingress')).toEqual([...fromOutside].sort());
    expect(flowsAcross(production, podsOf(production), 'Egress')).toEqual([...toOutside].sort());
  });

  test.each(['overlays/local', 'overlays/production'])(
    '%s: each process finds the environment that it asks for',
    (folder) => {
      const keys = variablesOf(complete());
      const names = Object.keys(configurations);
      const pods = podsOf(of(folder)).filter(({ kind, owner }) => kind === 'Deployment' && names.includes(owner));
      expect(pods.map(({ owner }) => owner).sort()).toEqual([...names].sort());
      for (const pod of pods) {
        for (const container of pod.spec.containers) {
          const own = environmentOf(pod, container, of(folder));
          configurations[pod.owner]?.({ ...keys[pod.owner], ...stores(pod.owner), ...own });
        }
      }
    },
  );

  test.each(['overlays/local', 'overlays/production/setup'])(
    '%s: each job of indexes finds what it asks for',
    (folder) => {
      const keys = variablesOf(complete());
      const jobs = podsOf(of(folder)).filter(({ owner }) => owner.startsWith('indexes-of-'));
      expect(jobs.length).toBe(5);
      for (const pod of jobs) {
        const process = pod.owner.slice('indexes-of-'.length);
        const [container] = pod.spec.containers;
        const own = container ? environmentOf(pod, container, of(folder)) : {};
        // Two of them read the whole configuration of their service, the others its database alone.
        const configure = ['documents', 'notifications'].includes(process) ? configurations[process] : undefined;
        const environment: Record<string, string> = { ...keys[process], ...stores(process), ...own };
        expect(environment.MONGO_URL).toContain(`southline_${process}`);
        configure?.(environment);
      }
    },
  );

  test('a process is given longer to end than it drains', () => {
    for (const pod of podsOf(of('overlays/production')).filter((found) => !isJob(found))) {
      const [container] = pod.spec.containers;
      const drainMs = Number(container?.env?.find(({ name }) => name === 'DRAIN_MS')?.value);
      // What still runs has 10 seconds after it.
      expect((pod.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(drainMs + 10_000);
    }
  });

  test('every long-running process has an account of its own, a disruption budget and a service', () => {
    const production = of('overlays/production');
    const named = (kind: string) =>
      production.filter((found) => found.kind === kind).map(({ metadata }) => metadata.name);
    const processes = named('Deployment');
    for (const kind of ['ServiceAccount', 'PodDisruptionBudget', 'Service']) expect(named(kind)).toEqual(processes);
    expect(podsOf(production).map(({ spec }) => spec.serviceAccountName)).toEqual(processes);
    expect([...named('HorizontalPodAutoscaler'), ...named('ScaledObject')].sort()).toEqual(processes);
  });

  test('services are ready by the gRPC health protocol; the BFF by its own door', () => {
    for (const { owner, spec } of podsOf(of('overlays/production'))) {
      const probe = spec.containers[0]?.readinessProbe;
      expect(Object.keys(probe ?? {})).toContain(owner === 'bff' ? 'httpGet' : 'grpc');
    }
  });
});
