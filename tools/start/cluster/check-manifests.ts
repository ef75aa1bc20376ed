import { rmSync } from 'node:fs';
import { openSpace } from '#machine/spaces.ts';
import { isJob, type Manifest, type Pod, podsOf } from '../../k8s-checks/src/manifest.ts';
import { applied, findRenderer, render } from '../../k8s-checks/src/render.ts';
import type { Result } from '../tally.ts';
import { type Answer, type ApiServer, startApiServer } from './api-server.ts';

const namespace = 'southline';
/** The objects that must exist before the server admits the others. */
const first = ['Namespace', 'ServiceAccount'];

/** Where the server takes objects of each kind. */
const pathsOf = (server: ApiServer) => {
  const known = new Map<string, Promise<Answer>>();
  return async ({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): Promise<string | undefined> => {
    const base = `/${apiVersion.includes('/') ? 'apis' : 'api'}/${apiVersion}`;
    if (!known.has(base)) known.set(base, server.get(base));
    const resource = (await known.get(base))?.body.resources?.find(
      (each) => each.kind === kind && !each.name.includes('/'),
    );
    if (!resource) return undefined;
    return `${base}/${resource.namespaced ? `namespaces/${namespace}/` : ''}${resource.name}`;
  };
};

const strict = '?fieldValidation=Strict';
const dry = `${strict}&dryRun=All`;
const accounts = `/api/v1/namespaces/${namespace}/serviceaccounts`;
/** In a cluster a controller makes it. */
const defaultAccount = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'default' } };
const pods = `/api/v1/namespaces/${namespace}/pods`;

/** The server's reason for a refusal, or its warnings about an accepted object. */
const problemOf = (what: string, { status, body, warnings }: Answer): string[] => {
  if (status >= 300) return [`${what}: ${body.message ?? status}`];
  return warnings.map((warning) => `${what}: ${warning}`);
};

/** The pod with the volumes that its StatefulSet would claim for it. */
const withClaims = (pod: Pod, manifests: readonly Manifest[]): Pod => {
  const set = manifests.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === pod.owner);
  const claims = (set?.spec?.volumeClaimTemplates ?? []) as { metadata: { name: string } }[];
  const claimed = claims.map(({ metadata: { name } }) => ({ name, persistentVolumeClaim: { claimName: name } }));
  return { ...pod, spec: { ...pod.spec, volumes: [...(pod.spec.volumes ?? []), ...claimed] } };
};

const podObject = ({ owner, labels, spec }: Pod) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: owner, labels },
  spec,
});

/** Fails if the server accepts a misspelt field, or a pod that the profile forbids. */
const refusesWrongOnes = async (server: ApiServer, pod: Pod): Promise<string[]> => {
  const misspelt = await server.post(`${pods}${dry}`, { ...podObject(pod), spec: { ...pod.spec, replcias: 1 } });
  const asHost = await server.post(`${pods}${dry}`, { ...podObject(pod), spec: { ...pod.spec, hostNetwork: true } });
  return [
    ...(misspelt.status === 400 ? [] : ['a misspelt field was accepted']),
    ...(asHost.status === 403 ? [] : ['a pod on the network of its node was accepted']),
  ];
};

const checkAll = async (server: ApiServer): Promise<Result> => {
  const renderer = await findRenderer();
  if (!renderer) throw new Error('no kustomize, kubectl or Go renders the manifests');
  const pathOf = pathsOf(server);
  const problems: string[] = [];
  const counts = { objects: 0, pods: 0, jobs: 0 };
  const unknown = new Set<string>();
  const made = new Set<string>();
  for (const folder of applied) {
    const manifests = await render(renderer, folder);
    const inOrder = manifests.toSorted((a, b) => Number(first.includes(b.kind)) - Number(first.includes(a.kind)));
    for (const manifest of inOrder) {
      const { kind, metadata } = manifest;
      const what = `${folder}: ${kind} ${metadata.name}`;
      const path = await pathOf(manifest);
      if (!path) {
        unknown.add(kind);
        continue;
      }
      counts.objects += 1;
      const stays = first.includes(kind);
      if (stays && made.has(`${kind} ${metadata.name}`)) continue;
      if (stays) made.add(`${kind} ${metadata.name}`);
      problems.push(...problemOf(what, await server.post(`${path}${stays ? strict : dry}`, manifest)));
      if (kind === 'Namespace')
        problems.push(...problemOf('default account', await server.post(accounts, defaultAccount)));
    }
    const templates = podsOf(manifests).map((pod) => withClaims(pod, manifests));
    for (const pod of templates) {
      if (isJob(pod)) counts.jobs += 1;
      else counts.pods += 1;
      problems.push(...problemOf(`${folder}: pod of ${pod.owner}`, await server.post(`${pods}${dry}`, podObject(pod))));
    }
    const [some] = templates;
    if (some) problems.push(...(await refusesWrongOnes(server, some)));
  }
  const total = counts.objects + counts.pods + counts.jobs;
  return {
    passed: total - problems.length,
    failed: problems.length,
    reason: problems.join('\n'),
    note: `kube-apiserver ${server.version}: ${counts.objects} objects, ${counts.pods} pods and ${counts.jobs} jobs; without a definition there: ${[...unknown].sort().join(', ')}`,
  };
};

/**
 * Sends every object of the overlays to a real API server, which refuses unknown fields and pods outside the restricted
 * profile. Without Go there is no server, and the result says so.
 */
export const checkManifests = async (): Promise<Result> => {
  const dataDir = openSpace('cluster');
  try {
    const server = await startApiServer(dataDir);
    if (!server) return { passed: 0, failed: 0, note: 'skipped: there is no Go to build kube-apiserver with' };
    try {
      return await checkAll(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
