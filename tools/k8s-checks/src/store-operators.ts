import { z } from 'zod';

/**
 * The fields that the manifests use of the operators' resources, as in their API references: Percona Operator for MongoDB,
 * Strimzi, OT-Container-Kit's Redis operator. Security contexts are those of the restricted profile.
 */
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const amounts = z.strictObject({ cpu: quantity, memory: quantity });
const resources = z.strictObject({ requests: amounts, limits: amounts });
const versioned = z.string().regex(/^[\w./-]+:[\w.-]*\d[\w.-]*$/);

const podSecurity = z.strictObject({
  runAsNonRoot: z.literal(true),
  runAsUser: z.int().min(1).optional(),
  runAsGroup: z.int().min(1).optional(),
  fsGroup: z.int().min(1).optional(),
  seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
});

const containerSecurity = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});

const volumeClaim = z.strictObject({
  accessModes: z.tuple([z.literal('ReadWriteOnce')]),
  resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
});

const labels = z.strictObject({ matchLabels: z.record(z.string(), z.string()) });

export const mongoCluster = z.strictObject({
  crVersion: z.string(),
  image: versioned,
  updateStrategy: z.enum(['SmartUpdate', 'RollingUpdate', 'OnDelete']),
  upgradeOptions: z.strictObject({ apply: z.string() }),
  secrets: z.strictObject({ users: z.string() }),
  tls: z.strictObject({ mode: z.enum(['disabled', 'allowTLS', 'preferTLS', 'requireTLS']) }),
  initContainerSecurityContext: containerSecurity,
  replsets: z
    .array(
      z.strictObject({
        name: z.string(),
        size: z.int(),
        affinity: z.strictObject({ antiAffinityTopologyKey: z.string() }),
        podDisruptionBudget: z.strictObject({ maxUnavailable: z.int() }),
        configuration: z.string(),
        podSecurityContext: podSecurity.required({ runAsUser: true }),
        containerSecurityContext: containerSecurity,
        resources,
        volumeSpec: z.strictObject({ persistentVolumeClaim: volumeClaim }),
      }),
    )
    .min(1),
  sharding: z.strictObject({ enabled: z.boolean() }),
});

const nodePool = z.strictObject({
  replicas: z.int(),
  roles: z.array(z.enum(['controller', 'broker'])),
  resources,
  jvmOptions: z.strictObject({ '-Xms': z.string(), '-Xmx': z.string() }),
  storage: z.strictObject({
    type: z.literal('jbod'),
    volumes: z.array(
      z.strictObject({
        id: z.int(),
        type: z.literal('persistent-claim'),
        size: quantity,
        deleteClaim: z.boolean(),
        kraftMetadata: z.literal('shared'),
      }),
    ),
  }),
  template: z.strictObject({
    pod: z.strictObject({
      securityContext: podSecurity,
      affinity: z.strictObject({
        podAntiAffinity: z.strictObject({
          requiredDuringSchedulingIgnoredDuringExecution: z.array(
            z.strictObject({ labelSelector: labels, topologyKey: z.string() }),
          ),
        }),
      }),
    }),
    kafkaContainer: z.strictObject({ securityContext: containerSecurity }),
  }),
});

export const kafkaCluster = z.strictObject({
  kafka: z.strictObject({
    version: z.string(),
    metadataVersion: z.string(),
    listeners: z.array(
      z.strictObject({
        name: z.string(),
        port: z.int().min(9092),
        type: z.literal('internal'),
        tls: z.boolean(),
        authentication: z.strictObject({ type: z.literal('scram-sha-512') }),
        networkPolicyPeers: z.array(z.strictObject({ namespaceSelector: labels })),
      }),
    ),
    authorization: z.strictObject({ type: z.literal('simple'), superUsers: z.array(z.string()) }),
    config: z.record(z.string(), z.union([z.int(), z.boolean(), z.string()])),
  }),
  entityOperator: z.strictObject({
    userOperator: z.strictObject({}),
    template: z.strictObject({
      pod: z.strictObject({ securityContext: podSecurity }),
      userOperatorContainer: z.strictObject({
        env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        securityContext: containerSecurity,
      }),
    }),
  }),
});

const kafkaUser = z.strictObject({ authentication: z.strictObject({ type: z.literal('scram-sha-512') }) });

export const redisReplication = z.strictObject({
  clusterSize: z.int(),
  redisConfig: z.strictObject({ additionalRedisConfig: z.string() }),
  kubernetesConfig: z.strictObject({ image: versioned, imagePullPolicy: z.string(), resources }),
  acl: z.strictObject({ secret: z.strictObject({ secretName: z.string() }) }),
  TLS: z.strictObject({
    ca: z.string(),
    cert: z.string(),
    key: z.string(),
    secret: z.strictObject({ secretName: z.string() }),
  }),
  podSecurityContext: podSecurity.required({ runAsUser: true }),
  securityContext: containerSecurity,
  storage: z.strictObject({ volumeClaimTemplate: z.strictObject({ spec: volumeClaim }) }),
  sentinel: z.strictObject({
    size: z.int(),
    image: versioned,
    resources,
    podSecurityContext: podSecurity.required({ runAsUser: true }),
    securityContext: containerSecurity,
  }),
});

/** The schema of each kind's spec, by kind and version. */
export const storeSpecs = new Map<string, z.ZodType>([
  ['PerconaServerMongoDB psmdb.percona.com/v1', mongoCluster],
  ['KafkaNodePool kafka.strimzi.io/v1', nodePool],
  ['Kafka kafka.strimzi.io/v1', kafkaCluster],
  ['KafkaUser kafka.strimzi.io/v1', kafkaUser],
  ['RedisReplication redis.redis.opstreelabs.in/v1beta2', redisReplication],
]);
