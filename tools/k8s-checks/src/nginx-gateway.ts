import { z } from 'zod';

/** The fields of NGINX Gateway Fabric's resources that the manifests use, as in its API reference. */
const time = z.string().regex(/^\d{1,4}(ms|s|m|h)?$/);
const size = z.string().regex(/^\d{1,4}[km]?$/);

const target = z.strictObject({
  group: z.literal('gateway.networking.k8s.io'),
  kind: z.enum(['Gateway', 'HTTPRoute']),
  name: z.string(),
});

export const clientSettings = z.strictObject({
  targetRef: target,
  body: z.strictObject({ maxSize: size, timeout: time }),
});

export const rateLimits = z.strictObject({
  targetRefs: z.array(target).min(1),
  rateLimit: z.strictObject({
    local: z.strictObject({
      rules: z.array(
        z.strictObject({
          key: z.string(),
          rate: z.string().regex(/^\d+r\/[sm]$/),
          burst: z.int(),
          noDelay: z.boolean(),
          rejectCode: z.int().min(400).max(599),
          zoneSize: size,
        }),
      ),
    }),
  }),
});

export const nginxProxy = z.strictObject({
  workerConnections: z.int().min(1).max(65_535),
  kubernetes: z.strictObject({ deployment: z.strictObject({ replicas: z.int() }) }),
});

/** The schema of each kind's spec, by kind and version. */
export const nginxSpecs = new Map<string, z.ZodType>([
  ['ClientSettingsPolicy gateway.nginx.org/v1alpha1', clientSettings],
  ['RateLimitPolicy gateway.nginx.org/v1alpha1', rateLimits],
  ['NginxProxy gateway.nginx.org/v1alpha2', nginxProxy],
]);
