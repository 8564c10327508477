import { sql, type Kysely } from 'kysely';

/**
 * The queue of products whose search text has to follow another record's name (decision 517). A job works through it
 * in batches, so no table is locked for long; the upgrade queues every shop once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE search_due (
  shop_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  entity text NOT NULL CHECK (entity IN ('shop', 'product', 'category', 'collection', 'brand', 'tag')),
  entity_id bigint NOT NULL,
  -- Products up to this one are done.
  last_id bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (shop_id, id)
);

CREATE FUNCTION search_translation_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO search_due (shop_id, entity, entity_id) VALUES (OLD.shop_id, OLD.entity, OLD.entity_id);
  ELSE
    INSERT INTO search_due (shop_id, entity, entity_id) VALUES (NEW.shop_id, NEW.entity, NEW.entity_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_translation_added AFTER INSERT ON translation FOR EACH ROW
  WHEN (NEW.entity IN ('category', 'collection', 'brand', 'tag') AND NEW.fields ? 'title')
  EXECUTE FUNCTION search_translation_changed();
CREATE TRIGGER search_translation_changed AFTER UPDATE ON translation FOR EACH ROW
  WHEN (NEW.entity IN ('category', 'collection', 'brand', 'tag')
    AND OLD.fields->>'title' IS DISTINCT FROM NEW.fields->>'title')
  EXECUTE FUNCTION search_translation_changed();
CREATE TRIGGER search_translation_removed AFTER DELETE ON translation FOR EACH ROW
  WHEN (OLD.entity IN ('category', 'collection', 'brand', 'tag'))
  EXECUTE FUNCTION search_translation_changed();

CREATE FUNCTION search_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_due (shop_id, entity, entity_id) VALUES (NEW.shop_id, 'category', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_category_changed AFTER UPDATE OF title, parent_id ON category FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION search_category_changed();

CREATE FUNCTION search_collection_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE one collection; had_rule boolean := false;
BEGIN
  IF TG_OP = 'DELETE' THEN one := OLD; ELSE one := NEW; END IF;
  IF TG_OP <> 'INSERT' THEN had_rule := OLD.rule IS NOT NULL; END IF;
  -- Products of a rule are not known once it has changed.
  IF one.rule IS NOT NULL OR had_rule THEN
    INSERT INTO search_due (shop_id, entity, entity_id)
      -- Rules of the marketplace are not searched.
      SELECT one.shop_id, 'shop', one.shop_id WHERE one.shop_id <> 1;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO search_due (shop_id, entity, entity_id) VALUES (one.shop_id, 'collection', one.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_collection_changed AFTER UPDATE OF title, rule, published_at ON collection FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.rule IS DISTINCT FROM NEW.rule
    OR OLD.published_at IS DISTINCT FROM NEW.published_at)
  EXECUTE FUNCTION search_collection_changed();
CREATE TRIGGER search_collection_added AFTER INSERT ON collection FOR EACH ROW
  WHEN (NEW.rule IS NOT NULL) EXECUTE FUNCTION search_collection_changed();
CREATE TRIGGER search_collection_removed AFTER DELETE ON collection FOR EACH ROW
  WHEN (OLD.rule IS NOT NULL) EXECUTE FUNCTION search_collection_changed();

CREATE FUNCTION search_collected() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_due (shop_id, entity, entity_id)
    SELECT product_shop_id, 'product', product_id FROM moved;
  RETURN NULL;
END $$;
CREATE TRIGGER search_collected AFTER INSERT ON collection_product
  REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION search_collected();
CREATE TRIGGER search_uncollected AFTER DELETE ON collection_product
  REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION search_collected();

INSERT INTO search_due (shop_id, entity, entity_id)
  SELECT s.id, 'shop', s.id FROM shop s
  WHERE EXISTS (SELECT 1 FROM product p WHERE p.shop_id = s.id);
`;
