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

/** How many incompatible versions lie between two. Before 1.0.0 each minor version may be incompatible, and counts as one. */
const majorsBetween = (current: string, latest: string): number => {
  const [from = 0, minor = 0] = current.split('.').map(Number);
  const [to = 0, newest = 0] = latest.split('.').map(Number);
  if (from === 0 && to === 0) return Math.min(1, newest - minor);
  return to - from;
};

/**
 * Packages with newer versions, those that are the most majors behind first. Clean unless one is a major behind without a
 * reason, or has a reason and is none behind.
 */
export const agesOf = (
  output: string,
  reasons: Readonly<Record<string, string>>,
): { readonly lines: readonly string[]; readonly isClean: boolean } => {
  const outdated = Object.entries(jsonOf<Record<string, Outdated>>(output)).map(
    ([name, { current, latest, isDeprecated }]) => {
      const majors = majorsBetween(current, latest);
      const reason = majors > 0 && reasons[name] ? `: ${reasons[name]}` : '';
      return {
        name,
        line: `${name} ${current} -> ${latest}${isDeprecated ? ' (deprecated)' : ''}${reason}`,
        majors,
      };
    },
  );
  const behind = outdated.filter(({ majors }) => majors > 0).map(({ name }) => name);
  const unexplained = behind.filter((name) => !reasons[name]);
  const outlived = Object.keys(reasons).filter((name) => !behind.includes(name));
  return {
    lines: [
      `${outdated.length} direct dependencies have newer versions`,
      ...outdated.toSorted((left, right) => right.majors - left.majors).map(({ line }) => line),
      `${unexplained.length} majors behind without a written reason${unexplained.length > 0 ? `: ${unexplained.join(', ')}` : ''}`,
      ...outlived.map((name) => `${name} is no major behind: remove its reason from tools/start/held-back.ts`),
    ],
    isClean: unexplained.length === 0 && outlived.length === 0,
  };
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
