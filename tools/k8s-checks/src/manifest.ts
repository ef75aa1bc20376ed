/** Only the fields that the checks read; `schema.ts` checks the rest. */
export type Labels = Readonly<Record<string, string>>;

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Labels;
    readonly annotations?: Labels;
  };
  readonly spec?: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, string>>;
}

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly fieldRef?: { readonly fieldPath: string };
    readonly configMapKeyRef?: { readonly name: string; readonly key: string };
  };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[];
  readonly readinessProbe?: { readonly grpc?: object; readonly httpGet?: object };
  readonly livenessProbe?: object;
  readonly resources?: { readonly requests?: Labels; readonly limits?: Labels };
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean;
    readonly privileged?: boolean;
    readonly readOnlyRootFilesystem?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[]; readonly add?: readonly string[] };
  };
}

export interface PodSpec {
  readonly serviceAccountName?: string;
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean;
    readonly runAsUser?: number;
    readonly seccompProfile?: { readonly type: string };
  };
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly volumes?: readonly Readonly<Record<string, unknown>>[];
}

/** Pods created by an object. */
export interface Pod {
  readonly owner: string;
  readonly kind: string;
  readonly labels: Labels;
  readonly annotations: Labels;
  readonly spec: PodSpec;
}

export const podsOf = (manifests: readonly Manifest[]): Pod[] =>
  manifests.flatMap(({ kind, metadata, spec }) => {
    const template = spec?.template as
      | { metadata?: { labels?: Labels; annotations?: Labels }; spec: PodSpec }
      | undefined;
    if (!template) return [];
    return [
      {
        owner: metadata.name,
        kind,
        labels: template.metadata?.labels ?? {},
        annotations: template.metadata?.annotations ?? {},
        spec: template.spec,
      },
    ];
  });

/** Whether the pod ends by itself. */
export const isJob = ({ kind }: Pod): boolean => kind === 'Job';
