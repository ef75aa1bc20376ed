/**
 * The figures as one line, which `npm run load` extracts from k6's output; this also works from a container. Without it, k6
 * prints its own summary.
 */
export const handleSummary = (data: object) => ({ stdout: `\nSUMMARY ${JSON.stringify(data)}\n` });
