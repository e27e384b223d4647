import type { IConfiguration } from 'dependency-cruiser'

declare const rules: Required<Pick<IConfiguration, 'forbidden' | 'options'>>
// biome-ignore lint/style/noDefaultExport: dependency-cruiser takes its configuration as a default export.
export default rules
