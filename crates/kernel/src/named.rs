//! Events as JSON with the table's own names: rules keep numbers, bots read `C4` and `pile`.

use serde::Serialize;
use serde::ser::{self, Error as _, Serializer};
use serde_json::{Error, Map, Value};

use crate::Game;

/// An event of a game as JSON: its sides by their words, and whatever [`Game::named`] has a name for by that.
pub fn event_json<G: Game>(game: &G, event: &G::Event) -> Value {
    let name = |kind: &str, number: u64| match kind {
        "Side" => G::SIDES.get(number as usize).map(|&word| word.to_owned()),
        _ => game.named(kind, number as usize),
    };
    event.serialize(Named(&name)).unwrap_or(Value::Null)
}

/// Makes JSON like `serde_json::to_value`, but asks for the name of every number that has a type of its own.
#[derive(Clone, Copy)]
struct Named<'a>(&'a dyn Fn(&str, u64) -> Option<String>);

/// A list or an object while it is made, and the name of the enum's variant that holds it.
struct Open<'a, T> {
    named: Named<'a>,
    variant: Option<&'static str>,
    content: T,
    /// The key of a map whose value is still to come.
    key: String,
}

impl<'a> Named<'a> {
    fn open<T: Default>(self, variant: Option<&'static str>) -> Open<'a, T> {
        Open { named: self, variant, content: T::default(), key: String::new() }
    }
}

impl<T: Into<Value>> Open<'_, T> {
    fn close(self) -> Value {
        let content = self.content.into();
        match self.variant {
            Some(variant) => Map::from_iter([(variant.to_owned(), content)]).into(),
            None => content,
        }
    }
}

macro_rules! plain {
    ($($method:ident $type:ty),+) => {
        $(fn $method(self, value: $type) -> Result<Value, Error> {
            serde_json::to_value(value)
        })+
    };
}

impl<'a> Serializer for Named<'a> {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = Open<'a, Vec<Value>>;
    type SerializeTuple = Self::SerializeSeq;
    type SerializeTupleStruct = Self::SerializeSeq;
    type SerializeTupleVariant = Self::SerializeSeq;
    type SerializeMap = Open<'a, Map<String, Value>>;
    type SerializeStruct = Self::SerializeMap;
    type SerializeStructVariant = Self::SerializeMap;

    plain! {
        serialize_bool bool, serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64, serialize_f32 f32,
        serialize_f64 f64, serialize_char char, serialize_str &str, serialize_bytes &[u8]
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(self, kind: &'static str, index: u32, variant: &'static str) -> Result<Value, Error> {
        Ok((self.0)(kind, index.into()).unwrap_or_else(|| variant.to_owned()).into())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, kind: &'static str, value: &T) -> Result<Value, Error> {
        let value = value.serialize(self)?;
        let name = value.as_u64().and_then(|number| (self.0)(kind, number));
        Ok(name.map_or(value, Value::from))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(Open { variant: Some(variant), content: value.serialize(self)?, ..self.open(None) }.close())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Error> {
        Ok(self.open(None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Error> {
        Ok(self.open(None))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Error> {
        Ok(self.open(None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Error> {
        Ok(self.open(Some(variant)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Error> {
        Ok(self.open(None))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, Error> {
        Ok(self.open(None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Error> {
        Ok(self.open(Some(variant)))
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident),+) => {
        $(impl ser::$trait for Open<'_, Vec<Value>> {
            type Ok = Value;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                self.content.push(item.serialize(self.named)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
                Ok(self.close())
            }
        })+
    };
}

macro_rules! records {
    ($($trait:ident),+) => {
        $(impl ser::$trait for Open<'_, Map<String, Value>> {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, item: &T) -> Result<(), Error> {
                self.content.insert(key.to_owned(), item.serialize(self.named)?);
                Ok(())
            }

            fn end(self) -> Result<Value, Error> {
                Ok(self.close())
            }
        })+
    };
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);
records!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Open<'_, Map<String, Value>> {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match key.serialize(self.named)? {
            Value::String(key) => key,
            Value::Number(key) => key.to_string(),
            other => return Err(Error::custom(format!("{other} is no key"))),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
        let item = item.serialize(self.named)?;
        self.content.insert(std::mem::take(&mut self.key), item);
        Ok(())
    }

    fn end(self) -> Result<Value, Error> {
        Ok(self.close())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{BySide, Side};

    #[derive(Serialize)]
    struct Hex(u16);

    #[derive(Serialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    enum Event {
        Moved { by: Side, path: Vec<Hex>, cost: u8, seen: Option<Side>, more: Inner },
        Ended,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Inner {
        Shot(Hex),
        Pair(Hex, i8),
        Count { each: BySide<u8> },
    }

    fn json(event: &impl Serialize) -> Value {
        let name = |kind: &str, number: u64| match kind {
            "Hex" => (number < 9).then(|| format!("A{}", number + 1)),
            "Side" => Some(["pile", "face"][number as usize].to_owned()),
            _ => None,
        };
        event.serialize(Named(&name)).expect("an event is JSON")
    }

    #[test]
    fn what_has_a_name_is_named_and_the_rest_is_as_ever() {
        let moved = |more| Event::Moved { by: Side::B, path: vec![Hex(0), Hex(8)], cost: 3, seen: Some(Side::A), more };
        let said = |more| json!({ "event": "moved", "by": "face", "path": ["A1", "A9"], "cost": 3, "seen": "pile", "more": more });
        assert_eq!(json(&moved(Inner::Shot(Hex(2)))), said(json!({ "shot": "A3" })));
        assert_eq!(json(&moved(Inner::Pair(Hex(20), -1))), said(json!({ "pair": [20, -1] })));
        assert_eq!(json(&moved(Inner::Count { each: BySide([1, 2]) })), said(json!({ "count": { "each": [1, 2] } })));
        assert_eq!(json(&Event::Ended), json!({ "event": "ended" }));
        let map = std::collections::BTreeMap::from([(1, "one")]);
        assert_eq!(json(&map), json!({ "1": "one" }));
    }
}
