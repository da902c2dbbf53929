/** The themes of all units, by folder; `data-tenant` on the root element selects one. */
import.meta.glob('../../../../tenants/*/theme.css', { eager: true });
