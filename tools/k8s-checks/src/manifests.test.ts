import { complete } from '@southline/keys/key-ring';
import { variablesOf } from '@southline/keys/variables';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  callsOf,
  callsTo,
  endsOf,
  fromOutside,
  front,
  guarded,
  isCall,
  toOutside,
  toStores,
  uploading,
} from './arrows.ts';
import { commands, configurations, environmentOf, readByNobody, secretsOf } from './configuration.ts';
import { flowsAcross, flowsInside } from './flows.ts';
import { weaknesses } from './hardening.ts';
import { isJob, type Manifest, podsOf } from './manifest.ts';
import { clientSettings, rateLimits } from './nginx-gateway.ts';
import { applied, findRenderer, render, renderWith } from './render.ts';
import { requestsOf, sum } from './requests.ts';
import { schemaProblems } from './schema.ts';

const renderer = await findRenderer();

/** The largest upload is a promotion's receipt. The rest is for the form around the file. */
const largestUpload = 100_000_000 + 64 * 1024;

const processes = Object.keys(configurations);
const databases = processes.filter((name) => name !== front);
const inProduction = (user: string, database: string) =>
  `mongodb+srv://${user}:secret@db.southline.example/southline_${database}`;

/** The contents of the Secrets `<process>-stores` in production: the only variables without a manifest. */
const stores = (process: string) => ({
  MONGO_URL: inProduction(process, process),
  ...Object.fromEntries(databases.map((name) => [`${name.toUpperCase()}_MONGO_URL`, inProduction('audit', name)])),
  KAFKA_USERNAME: process,
  KAFKA_PASSWORD: 'secret',
  REDIS_URL: 'rediss://bff:secret@redis.southline.example:6379',
  SMTP_URL: 'smtps://southline:secret@mail.southline.example:465',
});

/** The Secrets of a process: made by tools/keys for the trial, with separate stores in production. */
const secretsIn = (folder: string, process: string) => {
  const ring = complete();
  return folder === 'overlays/local' ? secretsOf(ring)[process] : { ...variablesOf(ring)[process], ...stores(process) };
};

// Rendering needs kustomize, which a machine with only Node does not have.
describe.skipIf(!renderer)('manifests', () => {
  const rendered = new Map<string, Manifest[]>();
  const of = (folder: string): Manifest[] => rendered.get(folder) ?? [];

  beforeAll(async () => {
    if (!renderer) return;
    for (const folder of applied) rendered.set(folder, await render(renderer, folder));
  });

  test.each(applied)('%s: every object matches its schema, without unknown fields', (folder) => {
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

  const environmentIn = (folder: string, name: string) => {
    const pod = podsOf(of(folder)).find(({ owner }) => owner === name);
    const [container] = pod?.spec.containers ?? [];
    return pod && container ? environmentOf(pod, container, of(folder)) : {};
  };

  test('on one machine the pods may reach the stores that they need, and nothing else', () => {
    const local = of('overlays/local');
    const flows = flowsInside(local, podsOf(local));
    expect(flows.filter((flow) => !isCall(flow))).toEqual(toStores(processes).sort());
    expect(flowsAcross(local, podsOf(local), 'Ingress')).toEqual(fromOutside(processes).sort());
    expect(flowsAcross(local, podsOf(local), 'Egress')).toEqual([]);
  });

  test('one machine of two cores and 8 GiB has room for all pods and jobs, and for a second pod of each process', () => {
    const pods = podsOf(of('overlays/local'));
    const jobs = sum(pods.filter(isJob).map(requestsOf));
    const lasting = pods.filter((pod) => !isJob(pod));
    const second = sum(lasting.filter(({ owner }) => processes.includes(owner)).map(requestsOf));
    // kind's own pods request 950 millicores and 300 MiB; its system keeps the rest.
    const room = { millicores: 2000 - 950, mebibytes: 8192 - 300 - 700 };
    for (const more of [jobs, second]) {
      const all = sum([...lasting.map(requestsOf), more]);
      expect(all.millicores).toBeLessThanOrEqual(room.millicores);
      expect(all.mebibytes).toBeLessThanOrEqual(room.mebibytes);
    }
  });

  test('in production the ways out lead to the stores, the mail server, the provider and the collector only', () => {
    const production = of('overlays/production');
    expect(flowsInside(production, podsOf(production)).filter((flow) => !isCall(flow))).toEqual([]);
    expect(flowsAcross(production, podsOf(production), 'Ingress')).toEqual(fromOutside(processes).sort());
    expect(flowsAcross(production, podsOf(production), 'Egress')).toEqual(toOutside(processes).sort());
  });

  test.each(['overlays/local', 'overlays/production'])(
    '%s: a process can call its configured addresses, they trust it, and guarded processes have few callers',
    (folder) => {
      const calls = flowsInside(of(folder), podsOf(of(folder))).filter(isCall);
      const environments = processes.map((name) => [name, environmentIn(folder, name)] as const);
      expect(environments.flatMap(([name, environment]) => callsOf(name, environment)).sort()).toEqual(calls);
      expect(environments.flatMap(([name, { TLS_CALLERS }]) => callsTo(name, TLS_CALLERS)).sort()).toEqual(calls);
      for (const [name, { TLS_CALLERS }] of environments) if (name !== front) expect(TLS_CALLERS, name).toBeDefined();
      for (const [name, callers] of Object.entries(guarded))
        expect(
          calls.map(endsOf).flatMap(([from, to]) => (to === name ? [from] : [])),
          name,
        ).toEqual(callers);
    },
  );

  test.each(applied)('%s: no variable is set that the image does not read', (folder) => {
    const pods = podsOf(of(folder));
    const ours = pods.flatMap(({ owner, spec }) =>
      spec.containers.flatMap(({ image, env = [] }) => {
        const [, name] = /(?:^|\/)(?:southline|registry\.southline\.example)\/([a-z-]+):/.exec(image) ?? [];
        return name ? [{ owner, name, variables: env.map((variable) => variable.name) }] : [];
      }),
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const { owner, name, variables } of ours) expect(readByNobody(variables, [name]), owner).toEqual([]);
    // In production the name ends with a hash of the content.
    const settings = of(folder).filter(
      ({ kind, metadata: { name } }) => kind === 'ConfigMap' && /^settings\b/.test(name),
    );
    expect(settings.length).toBe(1);
    const variables = settings.flatMap(({ data = {} }) => Object.keys(data));
    expect(readByNobody(variables, [...processes, ...Object.keys(commands)])).toEqual([]);
  });

  test.each(['overlays/local', 'overlays/production', 'overlays/production/setup'])(
    '%s: each process and command finds the environment that it asks for',
    (folder) => {
      const known = { ...configurations, ...commands };
      const pods = podsOf(of(folder)).filter(({ owner }) => owner in known);
      if (folder !== 'overlays/production/setup')
        expect(pods.map(({ owner }) => owner)).toEqual(expect.arrayContaining(Object.keys(configurations)));
      for (const pod of pods) {
        const [container] = pod.spec.containers;
        const own = container ? environmentOf(pod, container, of(folder)) : {};
        const environment: Record<string, string> = { ...secretsIn(folder, pod.owner), ...own };
        expect(() => known[pod.owner]?.(environment), pod.owner).not.toThrow();
      }
    },
  );

  test.each(['overlays/local', 'overlays/production/setup'])(
    '%s: each job of indexes finds its configuration',
    (folder) => {
      const jobs = podsOf(of(folder)).filter(({ owner }) => owner.startsWith('indexes-of-'));
      expect(jobs.length).toBe(databases.length);
      for (const pod of jobs) {
        const process = pod.owner.slice('indexes-of-'.length);
        // Jobs that create indexes get only the address of their database, and no keys.
        expect(secretsIn(folder, process)?.MONGO_URL).toContain(`southline_${process}`);
        expect(JSON.stringify(pod.spec.volumes)).toContain(`{"secret":{"name":"${process}-stores"}}`);
        expect(JSON.stringify(pod.spec.volumes)).not.toContain('-keys');
      }
    },
  );

  test.each(['overlays/local', 'overlays/production'])('%s: every process shows a certificate of its own', (folder) => {
    for (const pod of podsOf(of(folder)).filter(({ owner }) => owner in configurations)) {
      const { TLS_CERT, TLS_KEY, TLS_CA } = environmentIn(folder, pod.owner);
      expect([TLS_CERT, TLS_KEY, TLS_CA]).toEqual(
        ['tls.crt', 'tls.key', 'ca.crt'].map((file) => `/run/southline/${file}`),
      );
      expect(JSON.stringify(pod.spec.volumes)).toContain(`{"secret":{"name":"${pod.owner}-tls"}}`);
    }
  });

  test('no pod has a secret of another one', () => {
    for (const folder of applied) {
      for (const { owner, spec } of podsOf(of(folder))) {
        const text = JSON.stringify(spec.volumes ?? []);
        const secrets = [...text.matchAll(/"(?:name|secretName)":"([a-z-]+)-(?:keys|tls|stores)"/g)];
        const its =
          {
            demo: 'catalogue',
            import: 'catalogue',
            'demo-content': 'content',
            'demo-vouchers': 'vouchers',
            'demo-dealers': 'locator',
          }[owner] ?? owner.replace('indexes-of-', '');
        for (const [, name] of secrets) expect(name, `${folder}, ${owner}`).toBe(its);
      }
    }
  });

  test('metrics are found by annotations, and by the operator where it runs', async () => {
    const watched = podsOf(of('overlays/production'));
    expect(watched.map(({ owner }) => owner)).toContain('audit');
    for (const { owner, annotations, spec, labels } of watched) {
      const port = spec.containers[0]?.ports?.find(({ name }) => name === 'internal')?.containerPort;
      expect(annotations, owner).toMatchObject({ 'prometheus.io/scrape': 'true', 'prometheus.io/port': String(port) });
      // The alert rules select this job by its label.
      expect(labels['app.kubernetes.io/part-of'], owner).toBe('southline');
    }
    if (!renderer) return;
    const withOperator = await renderWith(renderer, 'pod-monitor');
    const monitor = withOperator.find(({ kind }) => kind === 'PodMonitor');
    expect(monitor && schemaProblems(monitor)).toEqual([]);
    expect(monitor?.spec).toMatchObject({ jobLabel: 'app.kubernetes.io/part-of' });
  });

  test('the edge receives whole requests, and an address has limits there', () => {
    const production = of('overlays/production');
    const specOf = (kind: string) => production.find((found) => found.kind === kind)?.spec;
    const { body } = clientSettings.parse(specOf('ClientSettingsPolicy'));
    const [, megabytes] = /^(\d+)m$/.exec(body.maxSize) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largestUpload);
    const [rule] = rateLimits.parse(specOf('RateLimitPolicy')).rateLimit.local.rules;
    expect(rule).toMatchObject({ key: '$binary_remote_addr', rejectCode: 429 });
  });

  test('the Gateway ends TLS for the host of the shop, takes routes of its namespace alone and leads http to https', async () => {
    if (!renderer) return;
    const edge = await render(renderer, 'edge');
    expect(edge.flatMap(schemaProblems)).toEqual([]);
    expect(edge.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'edge')).toEqual([]);
    const gateway = edge.find(({ kind }) => kind === 'Gateway');
    const route = of('overlays/production').find(({ kind }) => kind === 'HTTPRoute');
    const [host] = (route?.spec as { hostnames?: string[] } | undefined)?.hostnames ?? [];
    const { PUBLIC_URL } = environmentIn('overlays/production', 'bff');
    expect(PUBLIC_URL).toBe(`https://${host}`);
    expect(gateway?.spec).toMatchObject({
      listeners: [
        { protocol: 'HTTP', allowedRoutes: { namespaces: { from: 'Same' } } },
        {
          protocol: 'HTTPS',
          hostname: host,
          allowedRoutes: {
            namespaces: { selector: { matchLabels: { 'kubernetes.io/metadata.name': route?.metadata.namespace } } },
          },
        },
      ],
    });
    const redirect = edge.find(({ kind }) => kind === 'HTTPRoute');
    expect(redirect?.spec).toMatchObject({ rules: [{ filters: [{ requestRedirect: { scheme: 'https' } }] }] });
  });

  test('in production uploads are scanned, and no other process may reach the scanner', () => {
    const production = of('overlays/production');
    for (const pod of podsOf(production)) {
      const [container] = pod.spec.containers;
      const { SCANNER_ADDRESS } = container ? environmentOf(pod, container, production) : {};
      expect(SCANNER_ADDRESS, pod.owner).toBe(uploading.includes(pod.owner) ? 'clamd.scanner:3310' : undefined);
    }
  });

  test('a process is given longer to end than it drains', () => {
    for (const pod of podsOf(of('overlays/production')).filter((found) => !isJob(found) && found.owner !== 'audit')) {
      const [container] = pod.spec.containers;
      const drainMs = Number(container?.env?.find(({ name }) => name === 'DRAIN_MS')?.value);
      // Running work has 10 seconds after the drain.
      expect((pod.spec.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(drainMs + 10_000);
    }
  });

  test('every long-running process has an account of its own, a disruption budget and a service', () => {
    const production = of('overlays/production');
    const named = (kind: string) =>
      production.filter((found) => found.kind === kind).map(({ metadata }) => metadata.name);
    const processes = named('Deployment').filter((name) => name !== 'audit');
    for (const kind of ['PodDisruptionBudget', 'Service']) expect(named(kind)).toEqual(processes);
    for (const { owner, spec } of podsOf(production)) expect(spec.serviceAccountName).toBe(owner);
    expect(named('ServiceAccount')).toEqual(named('Deployment'));
    expect([...named('HorizontalPodAutoscaler'), ...named('ScaledObject')].sort()).toEqual(processes);
  });

  test('services are ready by their internal port, since the kubelet has no certificate; the BFF by its own door', () => {
    for (const { owner, spec } of podsOf(of('overlays/production'))) {
      const { httpGet } = spec.containers[0]?.readinessProbe ?? {};
      const expected = owner === 'bff' ? { path: '/healthz', port: 'http' } : { path: '/readyz', port: 'internal' };
      if (owner !== 'audit') expect(httpGet, owner).toEqual(expected);
    }
  });
});
