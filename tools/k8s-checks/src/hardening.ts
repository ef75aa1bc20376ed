import { type Container, isJob, type Pod } from './manifest.ts';

/** The volume kinds of the restricted profile that this product needs; no host paths, no others. */
const volumeKinds = ['emptyDir', 'projected', 'secret', 'configMap', 'persistentVolumeClaim'];

const rules = (pod: Pod, container: Container): [string, boolean][] => {
  const { spec } = pod;
  const { securityContext: own = {}, resources = {}, readinessProbe, livenessProbe } = container;
  return [
    ['runs as root', spec.securityContext?.runAsNonRoot === true && spec.securityContext.runAsUser !== 0],
    ['has no numeric user', (spec.securityContext?.runAsUser ?? 0) > 0],
    ['has no seccomp profile', spec.securityContext?.seccompProfile?.type === 'RuntimeDefault'],
    ['can write its root', own.readOnlyRootFilesystem === true],
    ['may gain privileges', own.allowPrivilegeEscalation === false && own.privileged !== true],
    ['keeps capabilities', own.capabilities?.drop?.includes('ALL') === true && !own.capabilities.add],
    ['has no requests', Boolean(resources.requests?.cpu && resources.requests.memory)],
    ['has no limits', Boolean(resources.limits?.cpu && resources.limits.memory)],
    ['has no readiness probe', isJob(pod) || readinessProbe !== undefined],
    ['has no liveness probe', isJob(pod) || livenessProbe !== undefined],
    ['gets a token', spec.automountServiceAccountToken === false],
    ['shares the host', !spec.hostNetwork && !spec.hostPID && !spec.hostIPC],
    [
      'has a volume of another kind',
      (spec.volumes ?? []).every((volume) => volumeKinds.some((kind) => kind in volume)),
    ],
    ['has an image without a version', /:(?!latest$)[\w.-]+$/.test(container.image)],
  ];
};

/** The pod's violations of the restricted profile and of our own rules, one text for each. */
export const weaknesses = (pod: Pod): string[] =>
  [...pod.spec.containers, ...(pod.spec.initContainers ?? [])].flatMap((container) =>
    rules(pod, container)
      .filter(([, kept]) => !kept)
      .map(([what]) => `${pod.kind} ${pod.owner}/${container.name} ${what}`),
  );
