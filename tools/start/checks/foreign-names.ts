const origins: Readonly<Record<string, readonly string[]>> = {
  'written by a build': ['web/dist/server/render.js', 'messages.d.json.ts'],
  'a function of the shell in docs/how-to/deploy-kubernetes.md': ['in_image'],
  'made from LOAD_ and a setting in tools/start/load/k6.ts': ['LOAD_MINUTES', 'LOAD_RATE', 'LOAD_OPERATIONS'],
  'a variable or a call of an earlier release': ['IDENTITY_AUDIENCE', 'ListPartStretches'],
  'the card provider': ['Authorise', 'CapturePayment', 'CancelAuthorisation'],
  'npm packages that were considered': [
    '@peculiar/x509',
    'node-forge',
    '@platformatic/kafka',
    '@confluentinc/kafka-javascript',
  ],
  Kubernetes: ['PodSecurity', 'CreateContainerConfigError', 'PROGRAMMED', 'rewriteClientIP', 'scram_sha512'],
  HTTP: ['X-Forwarded-Host'],
  OpenTelemetry: ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'parentbased_traceidratio'],
  Prometheus: ['UP', 'SUCCESS'],
  Homebrew: ['brew'],
};

/** Names that documentation uses and no source file has, with their origin. */
export const foreignNames: ReadonlySet<string> = new Set(Object.values(origins).flat());
