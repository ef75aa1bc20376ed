import type { Labels, Manifest, Pod } from './manifest.ts';

interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values?: string[];
  }[];
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number; readonly protocol?: string }[];
}

interface Policy {
  readonly podSelector: Selector;
  readonly policyTypes: readonly string[];
  readonly ingress?: readonly Rule[];
  readonly egress?: readonly Rule[];
}

/** Namespace and pod of a peer in another namespace, or its addresses. */
const dns = 'kube-system/kube-dns';

const holds = (labels: Labels, { key, operator, values = [] }: NonNullable<Selector['matchExpressions']>[number]) => {
  const value = labels[key];
  if (operator === 'In') return value !== undefined && values.includes(value);
  if (operator === 'NotIn') return value === undefined || !values.includes(value);
  throw new Error(`${operator} is not read here`);
};

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every((expression) => holds(labels, expression));

const policiesOf = (manifests: readonly Manifest[]): Policy[] =>
  manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as unknown as Policy);

const isInside = ({ namespaceSelector, ipBlock }: Peer): boolean => !namespaceSelector && !ipBlock;

const nameOutside = ({ namespaceSelector, podSelector, ipBlock }: Peer): string => {
  if (ipBlock) return ipBlock.cidr;
  const [namespace] = Object.values(namespaceSelector?.matchLabels ?? {});
  const [pod] = Object.values(podSelector?.matchLabels ?? {});
  return `${namespace ?? '*'}/${pod ?? '*'}`;
};

/** Rules of one direction that select the pod; undefined if no policy does, which means that everything is open. */
const rulesOf = (policies: readonly Policy[], pod: Pod, type: 'Ingress' | 'Egress'): Rule[] | undefined => {
  const selecting = policies.filter(
    ({ podSelector, policyTypes }) => policyTypes.includes(type) && matches(podSelector, pod.labels),
  );
  if (selecting.length === 0) return undefined;
  return selecting.flatMap(({ ingress = [], egress = [] }) => (type === 'Ingress' ? ingress : egress));
};

/** `*` means any: a rule without peers or without ports allows all of them. */
const allows = (rules: Rule[] | undefined, end: 'from' | 'to', other: Pod): (number | '*')[] => {
  if (!rules) return ['*'];
  return rules
    .filter((rule) => {
      const peers = rule[end];
      return !peers || peers.some((peer) => isInside(peer) && matches(peer.podSelector ?? {}, other.labels));
    })
    .flatMap(({ ports }): (number | '*')[] => ports?.map(({ port }) => port) ?? ['*']);
};

const common = (left: readonly (number | '*')[], right: readonly (number | '*')[]): (number | '*')[] => {
  if (left.includes('*')) return [...right];
  if (right.includes('*')) return [...left];
  return left.filter((port) => right.includes(port));
};

/** Every pair of pods that may talk, both ends allowing it: `from > to:port`, sorted. */
export const flowsInside = (manifests: readonly Manifest[], pods: readonly Pod[]): string[] => {
  const policies = policiesOf(manifests);
  const flows = pods.flatMap((from) =>
    pods.flatMap((to) => {
      const leaving = allows(rulesOf(policies, from, 'Egress'), 'to', to);
      const entering = allows(rulesOf(policies, to, 'Ingress'), 'from', from);
      return common(leaving, entering).map((port) => `${from.owner} > ${to.owner}:${port}`);
    }),
  );
  return [...new Set(flows)].sort();
};

/** Traffic allowed across the border of the namespace, without DNS: `outside > pod:port` or `pod > outside:port`. */
export const flowsAcross = (manifests: readonly Manifest[], pods: readonly Pod[], type: 'Ingress' | 'Egress') => {
  const policies = policiesOf(manifests);
  const flows = pods.flatMap((pod) =>
    (rulesOf(policies, pod, type) ?? [{}]).flatMap((rule) => {
      const peers = type === 'Ingress' ? rule.from : rule.to;
      const names = peers ? peers.filter((peer) => !isInside(peer)).map(nameOutside) : ['*'];
      const ports = rule.ports?.map(({ port }) => port) ?? ['*'];
      return names
        .filter((name) => name !== dns)
        .flatMap((name) =>
          ports.map((port) =>
            type === 'Ingress' ? `${name} > ${pod.owner}:${port}` : `${pod.owner} > ${name}:${port}`,
          ),
        );
    }),
  );
  return [...new Set(flows)].sort();
};
