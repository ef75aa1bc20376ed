interface Outdated {
  readonly current: string;
  readonly latest: string;
  readonly isDeprecated?: boolean;
}

interface Advisory {
  readonly module_name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

interface Audit {
  readonly error?: { readonly message: string };
  readonly advisories?: Readonly<Record<string, Advisory>>;
}

/** The JSON of an output that begins with warnings. */
const jsonOf = <T>(output: string): T => {
  const from = output.search(/^\{/m);
  if (from < 0) throw new Error(`pnpm answered without JSON: ${output.slice(0, 500)}`);
  return JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)) as T;
};

const majorOf = (version: string) => Number(version.split('.')[0]);

/** Packages with newer versions, those that are the most majors behind first. */
export const agesOf = (output: string): string[] => {
  const outdated = Object.entries(jsonOf<Record<string, Outdated>>(output)).map(
    ([name, { current, latest, isDeprecated }]) => ({
      line: `${name} ${current} -> ${latest}${isDeprecated ? ' (deprecated)' : ''}`,
      majors: majorOf(latest) - majorOf(current),
    }),
  );
  const lines = outdated.toSorted((left, right) => right.majors - left.majors).map(({ line }) => line);
  return [`${lines.length} direct dependencies have newer versions`, ...lines];
};

/** Known weaknesses, and whether production may run: a registry that does not answer is not "clean". */
export const adviceOf = (output: string): { readonly lines: readonly string[]; readonly isClean: boolean } => {
  const { error, advisories = {} } = jsonOf<Audit>(output);
  if (error) return { lines: [`weaknesses unknown: ${error.message}`], isClean: false };
  const found = Object.values(advisories);
  const severe = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    lines: [
      `${found.length} known weaknesses, ${severe.length} of them high or critical`,
      ...found.map(({ module_name, severity, title, url }) => `${severity}: ${module_name}: ${title} (${url})`),
    ],
    isClean: severe.length === 0,
  };
};
