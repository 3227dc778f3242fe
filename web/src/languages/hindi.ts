const areas = import.meta.glob<Record<string, string>>('./hi/*.json', { eager: true, import: 'default' });

/** Every sentence on the screens, in Hindi, by its English. */
export const hindi: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(areas));
