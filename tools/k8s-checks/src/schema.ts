// Imported by file: importing a whole group would load all its schemas.
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Manifest } from './manifest.ts';
import { nginxSpecs } from './nginx-gateway.ts';
import { storeSpecs } from './store-operators.ts';

const models = [
  ...[Deployment, StatefulSet, HorizontalPodAutoscaler, Job, Gateway, HTTPRoute, NetworkPolicy, PodDisruptionBudget],
  ...[
    ConfigMap,
    Namespace,
    PersistentVolumeClaim,
    Service,
    ServiceAccount,
    ScaledObject,
    TriggerAuthentication,
    PodMonitor,
  ],
];

/**
 * The schemas ignore unknown fields, so they miss a misspelt one. Their validators read every field that they know, so a
 * field that is never read is unknown.
 */
const watched = <T extends object>(value: T, path: string, unread: Set<string>): T => {
  for (const key of Object.keys(value)) unread.add(`${path}.${key}`);
  return new Proxy(value, {
    get(target, key, receiver) {
      const child: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return child;
      unread.delete(`${path}.${key}`);
      return typeof child === 'object' && child !== null ? watched(child, `${path}.${key}`, unread) : child;
    },
  });
};

/** The schema violations of an object. */
export const schemaProblems = (manifest: Manifest): string[] => {
  const { apiVersion, kind, metadata } = manifest;
  const name = `${kind} ${metadata.name}`;
  const ofOperator = nginxSpecs.get(`${kind} ${apiVersion}`) ?? storeSpecs.get(`${kind} ${apiVersion}`);
  if (ofOperator)
    return (ofOperator.safeParse(manifest.spec).error?.issues ?? []).map(
      ({ path, message }) => `${name}: ${path.join('.')}: ${message}`,
    );
  const model = models.find((known) => known.kind === kind && known.apiVersion === apiVersion);
  if (!model) return [`${name}: ${apiVersion} has no schema here`];
  const unread = new Set<string>();
  try {
    // On the object itself: a model instance would be a copy.
    model.prototype.validate.call(watched(manifest, '', unread));
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`];
  }
  return [...unread].map((path) => `${name}: unknown field ${path}`);
};
