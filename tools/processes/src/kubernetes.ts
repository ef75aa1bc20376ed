import {
  addressVariable,
  callersOf,
  type Description,
  type ServiceName,
  serviceNames,
  services,
  usersOf,
} from './index.ts';
import { fewestPods, targetMillicores } from './scaling.ts';
import { storeUsers } from './store-users.ts';

const grpcPort = 17_050;
const httpPort = 8_080;

/** Joins YAML documents with `---`. */
const documents = (parts: readonly string[]): string => parts.map((part) => part.trim()).join('\n---\n');

const lines = (parts: readonly string[], indent: number): string =>
  parts.map((part) => `\n${' '.repeat(indent)}${part}`).join('');

const labelsOf = (name: string) => `app.kubernetes.io/name: ${name}, app.kubernetes.io/component: process`;

const secretsOf = (names: readonly string[]) => `
        - name: secrets
          projected:
            sources:${lines(
              names.map((name) => `- secret: { name: ${name} }`),
              14,
            )}`;

const addresses = ({ calls }: Description) =>
  calls.map((called) => `- { name: ${addressVariable(called)}, value: dns:///${called}:${grpcPort} }`);

const account = (name: ServiceName) => `
apiVersion: v1
kind: ServiceAccount
metadata: { name: ${name} }
automountServiceAccountToken: false`;

/** Headless if clients balance their calls over the pods themselves. */
const service = (name: ServiceName, { ports: { grpc } }: Description) => `
apiVersion: v1
kind: Service
metadata: { name: ${name} }
spec:${grpc ? '\n  clusterIP: None' : ''}
  selector: { ${labelsOf(name)} }
  ports: [${grpc ? `{ name: grpc, port: ${grpcPort}, targetPort: grpc }` : `{ name: http, port: ${httpPort}, targetPort: http }`}]`;

const environment = (name: ServiceName, description: Description): readonly string[] => [
  ...(description.ports.grpc ? ['- name: TLS_CALLERS', `  value: "${callersOf(name).join(',')}"`] : []),
  ...addresses(description),
  ...Object.entries(description.inClusters ?? {}).map(([key, value]) => `- { name: ${key}, value: "${value}" }`),
];

const deployment = (name: ServiceName, description: Description) => {
  const { ports, stores, resources, scratch } = description;
  const clientOf = stores.filter((store) => store !== 'redis').map((store) => `southline/${store}: client`);
  return `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: { app.kubernetes.io/component: process, southline/serves: ${ports.grpc ? 'grpc' : 'http'} }
spec:
  selector:
    matchLabels: { ${labelsOf(name)} }
  template:
    metadata:
      labels:${lines([...labelsOf(name).split(', '), ...clientOf], 8)}
    spec:
      serviceAccountName: ${name}
      containers:
        - name: app
          image: southline/${name}:local
          env:${lines(environment(name, description), 12)}${
            scratch ? '\n          volumeMounts:\n            - { name: tmp, mountPath: /tmp }' : ''
          }
          resources:
            requests: { cpu: ${resources.cpu}, memory: ${resources.memory} }
            limits: { cpu: "1", memory: ${resources.limit} }
      volumes:${scratch ? `\n        - { name: tmp, emptyDir: { sizeLimit: ${scratch} } }` : ''}${secretsOf(
        ['keys', 'tls', 'stores'].map((kind) => `${name}-${kind}`),
      )}`;
};

const disruption = (name: ServiceName) => `
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec:
  maxUnavailable: 1
  selector:
    matchLabels: { ${labelsOf(name)} }`;

/** For each service: ServiceAccount, Service, Deployment and PodDisruptionBudget. Patches add what all of them share. */
export const processManifests = (): string =>
  documents(
    serviceNames.flatMap((name) => [
      account(name),
      service(name, services[name]),
      deployment(name, services[name]),
      disruption(name),
    ]),
  );

/** For each database: a job that creates its indexes, with the service's own image. */
export const indexManifests = (): string =>
  documents(
    usersOf('mongo').map(
      (name) => `
apiVersion: batch/v1
kind: Job
metadata: { name: indexes-of-${name} }
spec:
  template:
    metadata:
      labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/component: setup, southline/mongo: client }
    spec:
      containers:
        - name: app
          image: southline/${name}:local
          args: [dist/cli/migrate.js]
      volumes:${secretsOf([`${name}-stores`])}`,
    ),
  );

const peers = (direction: 'from' | 'to', names: readonly string[]) =>
  names.length === 0
    ? ''
    : `
  ${direction === 'from' ? 'ingress' : 'egress'}:
    - ${direction}:${lines(
      names.map((name) => `- podSelector: { matchLabels: { ${labelsOf(name)} } }`),
      8,
    )}
      ports: [{ port: ${grpcPort} }]`;

/** Network policies for the calls between processes: egress of the caller and ingress of the called process. */
export const callPolicies = (): string =>
  documents(
    serviceNames.flatMap((name) => {
      const [callers, { calls }] = [callersOf(name), services[name]];
      const types = [callers.length > 0 && 'Ingress', calls.length > 0 && 'Egress'].filter(Boolean);
      if (types.length === 0) return [];
      return `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${name} }
spec:
  podSelector: { matchLabels: { ${labelsOf(name)} } }
  policyTypes: [${types.join(', ')}]${peers('from', callers)}${peers('to', calls)}`;
    }),
  );

const byCpu = (name: ServiceName, { scaling: { most } }: Description) => `
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: ${name} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  minReplicas: ${fewestPods}
  maxReplicas: ${most}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: AverageValue, averageValue: ${targetMillicores}m } }
  behavior:
    scaleDown: { stabilizationWindowSeconds: 300 }`;

const cpuTrigger = `
    - type: cpu
      metricType: AverageValue
      metadata: { value: ${targetMillicores}m }`;

const byEvents = (name: ServiceName, { scaling: { by, most } }: Description) => `
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: ${name} }
spec:
  scaleTargetRef: { name: ${name}, envSourceContainerName: app }
  minReplicaCount: ${fewestPods}
  maxReplicaCount: ${most}
  cooldownPeriod: 300
  triggers:${by.includes('cpu') ? cpuTrigger : ''}
    - type: kafka
      authenticationRef: { name: kafka }
      metadata:
        bootstrapServersFromEnv: KAFKA_BROKERS
        consumerGroup: ${name}
        lagThreshold: "50"
        offsetResetPolicy: earliest`;

/** Scales by CPU (a process can use one core), or by the lag of its consumer group. */
export const scalers = (): string =>
  documents(
    serviceNames.map((name) => {
      const description = services[name];
      return description.scaling.by.includes('events') ? byEvents(name, description) : byCpu(name, description);
    }),
  );

/** The users of the brokers, for Strimzi. KEDA reads lags as a user of its own. Their rights are granted by the job `topics`. */
export const kafkaUsers = (): string =>
  documents(
    [...storeUsers('kafka'), 'keda'].map(
      (name) => `
apiVersion: kafka.strimzi.io/v1
kind: KafkaUser
metadata: { name: ${name}, labels: { strimzi.io/cluster: shop } }
spec: { authentication: { type: scram-sha-512 } }`,
    ),
  );
